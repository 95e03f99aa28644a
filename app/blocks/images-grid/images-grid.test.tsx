import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./images-grid.fixture.ts";

describe("images-grid", () => {
  test("every picture has its words", async () => {
    const html = await renderBlock(fixture);
    for (const { alt } of fixture.images) expect(html).toContain(`alt="${alt}"`);
  });
});
