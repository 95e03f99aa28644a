import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./bullets.definition.ts";

describe("bullets", () => {
  test("every bullet is an item of a list", async () => {
    const html = await renderBlock(fixture);
    expect(html.match(/<li>/g)).toHaveLength(fixture.items.length);
  });

  test("content sets the number of columns", async () => {
    expect(await renderBlock({ ...fixture, columns: "1" })).toMatch(/<ul class="[^"]*columns_1/);
    expect(await renderBlock({ ...fixture, columns: "2" })).toMatch(/<ul class="[^"]*columns_2/);
  });
});
