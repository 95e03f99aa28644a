import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { documentsFixture } from "./documents.fixture.ts";

describe("documents", () => {
  test("a document says what it is before it is loaded", async () => {
    const html = await renderBlock(documentsFixture);
    expect(html).toMatch(/<a href="\/media\/share\.png" download/);
    expect(html.replaceAll(/<[^>]+>/g, "")).toContain("Version 2.1 · PNG · 708.3 kB");
  });
});
