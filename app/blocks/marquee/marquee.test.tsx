import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./marquee.definition.ts";

describe("marquee", () => {
  test("the words stand twice, and the second time they are not read out", async () => {
    const html = await renderBlock(fixture);
    const [read, hidden] = html.split('aria-hidden="true"><li');
    expect(read).toContain("90,000 days");
    expect(hidden).toContain("90,000 days");
  });

  test("it can be paused without JavaScript", async () => {
    expect(await renderBlock(fixture)).toMatch(
      /<label[^>]*><input type="checkbox" aria-label="Pause the moving line"/,
    );
  });
});
