import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./about.definition.ts";

describe("about", () => {
  test("the story keeps its links and is below its title", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<h2[^>]*>Named after a tree<\/h2>/);
    expect(html).toContain('<a href="/how-the-frame-is-made">full story of the frame</a>');
  });

  test("its title is the page's heading if the block opens the page", async () => {
    expect(await renderBlock(fixture, { opensPage: true })).toMatch(/<h1[^>]*>Named after/);
  });
});
