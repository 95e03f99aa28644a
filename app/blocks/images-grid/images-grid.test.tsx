import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./images-grid.definition.ts";

describe("images-grid", () => {
  test("every picture has an alternative text", async () => {
    const html = await renderBlock(fixture);
    for (const { alt } of fixture.images) expect(html).toContain(`alt="${alt}"`);
  });

  test("pictures are loaded when they come near the window", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<img loading="lazy"/g)).toHaveLength(fixture.images.length);
  });
});
