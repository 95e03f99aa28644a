import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./bullets.fixture.ts";

describe("bullets", () => {
  test("it is a list, in one or in two columns", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<li>/g)).toHaveLength(fixture.items.length);
    expect(html).toMatch(/<ul class="[^"]*columns_2/);
    expect(await renderBlock({ ...fixture, columns: "1" })).toMatch(/<ul class="[^"]*columns_1/);
  });
});
