import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./shop-cards.definition.ts";

describe("shop-cards", () => {
  test("a shop's name leads to the shop", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<h3[^>]*><a href="https:\/\/perko\.example\/" rel="noopener">Perko<\/a><\/h3>/);
    expect(html).toContain("Online and in 14 cities");
  });

  test("content sets the number of columns", async () => {
    expect(await renderBlock({ ...fixture, columns: 3 })).toMatch(/<ul class="[^"]*columns_3/);
  });
});
