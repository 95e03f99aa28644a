import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./flag-cards.definition.ts";

describe("flag-cards", () => {
  test("a card is one link, named by the country and not by its code", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<a [^>]*href="\/where-to-buy\?country=AT"/);
    expect(html).toMatch(/<span [^>]*aria-hidden="true">AT<\/span><span [^>]*>Austria<\/span>/);
  });
});
