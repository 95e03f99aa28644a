import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./banners-slider.definition.ts";

describe("banners-slider", () => {
  test("the first title is the page's heading where the slider opens the page, and only there", async () => {
    const opening = await renderBlock(fixture, { opensPage: true });
    expect(opening.match(/<h1/g)).toHaveLength(1);
    expect(opening).toMatch(/<h1[^>]*>Made to last\.<\/h1>/);
    expect(await renderBlock(fixture)).not.toContain("<h1");
  });

  test("all slides are in the page, each with its number, and only the first picture of a page is urgent", async () => {
    const html = await renderBlock(fixture, { opensPage: true });
    for (const number of [1, 2, 3]) expect(html).toContain(`aria-label="Slide ${number} of 3"`);
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
  });
});
