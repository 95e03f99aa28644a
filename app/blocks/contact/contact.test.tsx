import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./contact.definition.ts";

describe("contact", () => {
  test("telephone numbers and e-mail addresses are links", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<a href="tel:\+493000000100" dir="ltr">\+49 30 0000 0100<\/a>/);
    expect(html).toMatch(/<a href="mailto:hello@brand\.example">/);
    expect(html).toMatch(/<h3[^>]*>Headquarters and workshop<\/h3><div[^>]*><address/);
  });

  test("an office without telephone and opening hours shows neither", async () => {
    const html = await renderBlock({ ...fixture, offices: fixture.offices.slice(2) });
    expect(html).not.toContain("tel:");
    expect(html).not.toContain("Opening hours");
  });
});
