import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./feature-list.definition.ts";

describe("feature-list", () => {
  test("every feature is a list item with its heading below the section's", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<h2[^>]*>Taken apart<\/h2>/);
    expect([...html.matchAll(/<li[^]*?<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual(
      fixture.features.map(({ title }) => title),
    );
  });

  test("content sets the side of the picture", async () => {
    expect(await renderBlock({ ...fixture, side: "start" })).toMatch(/class="[^"]*side_start/);
    expect(await renderBlock({ ...fixture, side: "end" })).toMatch(/class="[^"]*side_end/);
  });
});
