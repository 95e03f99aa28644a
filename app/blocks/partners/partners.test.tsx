import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./partners.definition.ts";

describe("partners", () => {
  test("every card is named below the section's title", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<h3/g)).toHaveLength(fixture.partners.length);
  });

  test("the action of a card is a link to its page", async () => {
    expect(await renderBlock(fixture)).toMatch(/<a [^>]*href="\/certificates"[^>]*>See certificates<\/a>/);
  });
});
