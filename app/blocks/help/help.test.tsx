import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./help.definition.ts";

describe("help", () => {
  test("a tile's title leads to its page", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/service-center"[^>]*>Repair<\/a><\/h3>/);
  });

  test("icons are hidden from screen readers", async () => {
    const icons = (await renderBlock(fixture)).match(/<svg[^>]*>/g)!;
    expect(icons).toHaveLength(2 * fixture.tiles.length);
    for (const icon of icons) expect(icon).toContain('aria-hidden="true"');
  });
});
