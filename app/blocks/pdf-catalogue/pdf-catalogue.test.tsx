import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./pdf-catalogue.fixture.ts";

describe("pdf-catalogue", () => {
  test("without a file its action leads on", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<a [^>]*href="\/category"[^>]*>Browse the range<\/a>/);
    expect(html).not.toContain("download");
  });

  test("a file says its format and size beside the download", async () => {
    const file = { path: "downloads/catalogue.pdf", format: "PDF", size: "8.4 MB" };
    const html = await renderBlock({ ...fixture, file });
    expect(html).toMatch(/<a href="\/media\/downloads\/catalogue\.pdf" download/);
    expect(html).toContain("PDF · 8.4 MB");
  });
});
