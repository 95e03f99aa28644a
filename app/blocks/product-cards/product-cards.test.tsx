import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./product-cards.fixture.ts";

describe("product-cards", () => {
  test("a card leads to its product and says when it is out of stock", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<a [^>]*href="\/product\/facet"[^>]*>Facet<\/a>/);
    expect(html).toContain("Out of stock");
  });

  test("without products there is no empty section", async () => {
    expect(await renderBlock({ ...fixture, products: [] })).toBe("");
  });
});
