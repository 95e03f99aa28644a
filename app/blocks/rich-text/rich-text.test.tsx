import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./rich-text.fixture.ts";

describe("rich-text", () => {
  test("the first block of a page carries the page's heading", async () => {
    expect(await renderBlock(fixture, { opensPage: true })).toMatch(/<h1[^>]*>What we believe/);
    expect(await renderBlock(fixture)).toMatch(/<h2[^>]*>What we believe/);
  });
});
