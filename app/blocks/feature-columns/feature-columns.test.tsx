import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./feature-columns.definition.ts";

describe("feature-columns", () => {
  test("every column has a heading below the section's", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<h3/g)).toHaveLength(fixture.columns.length);
  });
});
