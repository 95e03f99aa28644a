import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./articles.definition.ts";

describe("articles", () => {
  test("each article is one line with its day and a link", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<time dateTime="2026-05-14"[^>]*>14 May 2026<\/time>/);
    expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/the-sound-of-a-plate"[^>]*>The sound of a plate<\/a>/);
  });

  test("without articles there is no empty section", async () => {
    expect(await renderBlock({ ...fixture, articles: [] })).toBe("");
  });
});
