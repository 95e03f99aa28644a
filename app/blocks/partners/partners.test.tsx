import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./partners.fixture.ts";

describe("partners", () => {
  test("every card is named below the section's title and leads somewhere", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<h3/g)).toHaveLength(fixture.partners.length);
    expect(html).toMatch(/<a [^>]*href="\/certificates"[^>]*>See certificates<\/a>/);
  });
});
