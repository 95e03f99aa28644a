import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./marquee.definition.ts";

describe("marquee", () => {
  test("the words are there twice, and screen readers skip the copy", async () => {
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
