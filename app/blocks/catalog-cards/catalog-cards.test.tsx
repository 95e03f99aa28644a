import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./catalog-cards.definition.ts";

describe("catalog-cards", () => {
  test("a card shows item number, price and what the price contains", async () => {
    const html = await renderBlock({ ...fixture, products: [fixture.products[0]!] });
    expect(html).toMatch(/<a [^>]*href="\/product\/alder"[^>]*>Alder<\/a>/);
    for (const words of ["AL-01", "€89.90", "Recommended price with VAT"])
      expect(html).toContain(`>${words}</p>`);
  });

  test("without products there is no empty section", async () => {
    expect(await renderBlock({ ...fixture, products: [] })).toBe("");
  });
});
