import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { featureColumnsFixture } from "./feature-columns.fixture.ts";

describe("feature-columns", () => {
  test("every column has a heading below the section's", async () => {
    const html = await renderBlock(featureColumnsFixture);
    expect(html.match(/<h3/g)).toHaveLength(featureColumnsFixture.columns.length);
  });
});
