import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./rich-text.definition.ts";

describe("rich-text", () => {
  test("the first block of a page carries the page's heading", async () => {
    expect(await renderBlock(fixture, { opensPage: true })).toMatch(/<h1[^>]*>What we believe/);
    expect(await renderBlock(fixture)).toMatch(/<h2[^>]*>What we believe/);
  });

  test("a long text has a list of its headings, a short one has none", async () => {
    expect(await renderBlock(fixture)).toMatch(
      /<nav aria-label="On this page"[^]*href="#text-tools"[^>]*>Tools</,
    );
    expect(await renderBlock({ ...fixture, headings: fixture.headings.slice(1) })).not.toContain("<nav");
  });

  test("a picture stands between the paragraphs with its caption", async () => {
    expect(await renderBlock(fixture)).toMatch(
      /<figure[^]*alt="An office with a long table[^]*<figcaption[^>]*>Fourteen of 104 shelves\.<\/figcaption>/,
    );
  });
});
