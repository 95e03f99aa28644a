import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./product-cards.definition.ts";

describe("product-cards", () => {
  test("a card links to its product and shows that it is out of stock", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<a [^>]*href="\/product\/alder"[^>]*>Alder<\/a>/);
    expect(html).toContain("Out of stock");
  });

  test("a choice of a tag shows the products that have it", async () => {
    const html = await renderBlock(fixture);
    const number = /value="(\d)"\/><span>Desk setup</.exec(html)?.[1];
    const cards = [...html.matchAll(/data-tags="([^"]*)".*?<h3[^>]*><a[^>]*>([^<]*)/gs)];
    expect(cards).toHaveLength(fixture.products.length);
    const shown = cards.filter(([, tags]) => tags!.split(" ").includes(number!));
    expect(shown.map(([, , name]) => name)).toEqual(["Elm", "Hazel Wide"]);
  });

  test("a choice is offered only on request", async () => {
    expect(await renderBlock(fixture)).toMatch(/<fieldset[^>]*><legend[^>]*>Show products</);
    expect(await renderBlock({ ...fixture, filter: false })).not.toContain("<fieldset");
  });

  test("without products there is no empty section", async () => {
    expect(await renderBlock({ ...fixture, products: [] })).toBe("");
  });
});
