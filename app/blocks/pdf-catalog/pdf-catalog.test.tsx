import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./pdf-catalog.definition.ts";

describe("pdf-catalog", () => {
  test("without a file its action links to another page", async () => {
    const html = await renderBlock({ ...fixture, file: undefined });
    expect(html).toMatch(/<a [^>]*href="\/category"[^>]*>Browse products<\/a>/);
    expect(html).not.toContain("download");
  });

  test("the format and size of a file are beside its download, which needs no script", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<a href="\/catalogue\.pdf" download/);
    expect(html).toContain("PDF · 3.4 MB");
    expect(html).not.toContain("<button");
  });
});
