import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./call-to-action.fixture.ts";

describe("call-to-action", () => {
  test("the action is a link to its page", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<a [^>]*href="\/where-to-buy"[^>]*>Where to buy<\/a>/);
  });
});
