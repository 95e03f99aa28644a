import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./banner.definition.ts";

describe("banner", () => {
  test("a banner has one link, named by the action, and a heading beside it", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<a [^>]*href="\/category\/chairs"[^>]*>See all chairs<\/a>/);
    expect(html).toMatch(/<h2[^>]*>Five kilograms, nothing missing<\/h2>/);
  });

  test("the outline is four rectangles that are hidden from screen readers", async () => {
    const outline = /<svg[^>]*aria-hidden="true"[^>]*>(.*?)<\/svg>/.exec(await renderBlock(fixture))?.[1];
    expect(outline?.match(/<rect/g)).toHaveLength(4);
  });
});
