import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./hero.definition.ts";

describe("hero", () => {
  test("its title is the page's heading, and external actions are plain anchors", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<h1[^>]*>Made to last\.<\/h1>/);
    expect(html).toMatch(/<a href="https:\/\/video\.example\/film" rel="noopener"/);
    expect(html).toMatch(/<source media="\(orientation: portrait\)"/);
  });

  test("its picture is loaded before those below it", async () => {
    expect(await renderBlock(fixture)).toMatch(/<img[^>]* loading="eager"[^>]* fetchPriority="high"/i);
  });
});
