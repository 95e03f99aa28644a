import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { imagesGridFixture } from "./images-grid.fixture.ts";

describe("images-grid", () => {
  test("every picture has its words", async () => {
    const html = await renderBlock(imagesGridFixture);
    for (const { alt } of imagesGridFixture.images) expect(html).toContain(`alt="${alt}"`);
  });
});
