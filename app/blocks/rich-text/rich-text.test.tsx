import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { richTextFixture } from "./rich-text.fixture.ts";

describe("rich-text", () => {
  test("the first block of a page carries the page's heading", async () => {
    expect(await renderBlock(richTextFixture, { opensPage: true })).toMatch(/<h1[^>]*>What we believe/);
    expect(await renderBlock(richTextFixture)).toMatch(/<h2[^>]*>What we believe/);
  });
});
