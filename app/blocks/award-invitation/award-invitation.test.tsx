import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./award-invitation.definition.ts";

describe("award-invitation", () => {
  test("the form posts to its own page, works without a script and has its award in a hidden field", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<form [^>]*action="#form-invitation"[^>]* method="post"/);
    expect(html).toContain('<input type="hidden" name="form" value="invitation"/>');
    expect(html).toContain('<input type="hidden" name="award" value="first-cut"/>');
    expect(html).toMatch(
      /<label[^>]*>E-mail<\/label><input type="email"[^>]* maxLength="200"[^>]* required=""/i,
    );
    expect(html).toMatch(/<input type="checkbox"[^>]* required=""[^>]* name="consent" value="yes"/);
    expect(html).toMatch(/<button type="submit"[^>]*>Request an invitation<\/button>/);
  });

  test("an address replaces the form while no invitation can be requested", async () => {
    const html = await renderBlock({ ...fixture, invitation: { ...fixture.invitation!, open: false } });
    expect(html).not.toContain("<form");
    expect(html).toContain("Invitations cannot be requested at the moment.");
    expect(html).toContain('<a href="mailto:award@workshop.example">award@workshop.example</a>');
  });

  test("an award that no longer exists is not shown", async () => {
    expect(await renderBlock({ ...fixture, invitation: undefined })).toBe("");
  });
});
