import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./testimonials-slider.definition.ts";

describe("testimonials-slider", () => {
  test("a review is a quotation with the name, the position and the links of its author", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<blockquote/g)).toHaveLength(fixture.testimonials.length);
    expect(html).toMatch(/<figcaption[^]*?Ines R\.[^]*?regional league[^]*?href="\/product\/alder"/);
  });

  test("the section's title names the slider, whose row is in reach of the keyboard", async () => {
    const html = await renderBlock(fixture);
    expect(html).toContain(
      'aria-roledescription="carousel" aria-label="What owners say after a thousand hours"',
    );
    expect(html).toMatch(/role="group"[^>]*tabindex="0"/);
  });
});
