import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./sliders.definition.ts";

describe("sliders", () => {
  test("a caption belongs to its picture, and is optional", async () => {
    const [first, ...others] = fixture.slides;
    const html = await renderBlock({ ...fixture, slides: [{ image: first!.image }, ...others] });
    expect(html.match(/<figure/g)).toHaveLength(4);
    expect(html.match(/<figcaption/g)).toHaveLength(3);
  });

  test("without a title the slider still has a name", async () => {
    const { title: _, ...untitled } = fixture;
    expect(await renderBlock(untitled)).toContain('aria-roledescription="carousel" aria-label="Pictures"');
  });
});
