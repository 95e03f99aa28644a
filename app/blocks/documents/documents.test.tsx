import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./documents.definition.ts";

describe("documents", () => {
  test("a document shows its version, format and size before it is loaded", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<a href="\/media\/share\.png" download/);
    expect(html.replaceAll(/<[^>]+>/g, "")).toContain("Version 2.1 · PNG · 708.3 kB");
  });

  test("without documents there is no section", async () => {
    expect(await renderBlock({ ...fixture, documents: [] })).not.toContain("<section");
  });
});
