import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./award-cards.definition.ts";

describe("award-cards", () => {
  test("an award names its giver and its date", async () => {
    const html = await renderBlock(fixture);
    expect(html).toContain('<time dateTime="2025">2025</time> · Tastenblatt');
  });

  test("an award without an address is not a link", async () => {
    const awards = fixture.awards.map((award) => ({ ...award, href: undefined }));
    expect(await renderBlock({ ...fixture, awards })).not.toContain("<a ");
  });
});
