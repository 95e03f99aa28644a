import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./journal-cards.definition.ts";

describe("journal-cards", () => {
  test("a card shows picture, tags, title and day, and leads to its article", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<a [^>]*href="\/light-for-one-desk"[^>]*>Light for one desk<\/a>/);
    expect(html).toMatch(/<time dateTime="2026-05-14"[^>]*>14 May 2026<\/time>/);
    expect(html).toMatch(/<span>For streaming<\/span><span>Desk setup<\/span>/);
  });

  test("a choice and the cards with its tag carry the same number", async () => {
    const html = await renderBlock(fixture);
    const number = /value="(\d)"\/><span>Desk setup</.exec(html)?.[1];
    const cards = [...html.matchAll(/data-tags="([^"]*)".*?<h3[^>]*><a[^>]*>([^<]*)/gs)];
    expect(
      cards.filter(([, tags]) => tags!.split(" ").includes(number!)).map(([, , title]) => title),
    ).toEqual(["Light for one desk", "A desk, measured"]);
  });

  test("articles that all have the same tags have no choice of tags", async () => {
    const [article] = fixture.articles;
    expect(await renderBlock({ ...fixture, articles: [article!] })).not.toContain("<fieldset");
  });

  test("without articles there is no empty section", async () => {
    expect(await renderBlock({ ...fixture, articles: [] })).toBe("");
  });
});
