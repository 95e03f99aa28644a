import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./faq.fixture.ts";

describe("faq", () => {
  test("an answer opens without a script", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Facet or Facet Mini\?/);
    expect(html).toContain("<p>Measure your hand.</p>");
  });
});
