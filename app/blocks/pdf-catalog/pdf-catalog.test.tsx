import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./pdf-catalog.definition.ts";

describe("pdf-catalog", () => {
  test("without a file its action leads on", async () => {
    const html = await renderBlock({ ...fixture, file: undefined });
    expect(html).toMatch(/<a [^>]*href="\/category"[^>]*>Browse products<\/a>/);
    expect(html).not.toContain("download");
  });

  test("a file says its format and size beside the download, and needs no script", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<a href="\/catalogue\.pdf" download/);
    expect(html).toContain("PDF · 3.4 MB");
    expect(html).not.toContain("<button");
  });
});
