import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./home.definition.ts";

describe("home", () => {
  test("its statement is the page's heading if the block opens the page", async () => {
    expect(await renderBlock(fixture, { opensPage: true })).toMatch(/<h1[^>]*>We leave out/);
    expect(await renderBlock(fixture)).toMatch(/<h2[^>]*>We leave out/);
  });

  test("every figure has a label", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<dt[^>]*>products in six families<\/dt><dd[^>]*>22<\/dd>/);
  });

  test("without figures there is no empty list", async () => {
    expect(await renderBlock({ ...fixture, figures: [] })).not.toContain("<dl");
  });
});
