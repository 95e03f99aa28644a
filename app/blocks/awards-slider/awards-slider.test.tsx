import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./awards-slider.definition.ts";

describe("awards-slider", () => {
  test("an award is described in words, and its mark is hidden from screen readers", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<time[^>]*dateTime="2026">2026<\/time>/i);
    expect(html).toContain("Clear Line Prize");
    expect(html.match(/<svg/g)?.length).toBe(html.match(/<svg[^>]*aria-hidden="true"/g)?.length);
  });

  test("an award without a subject has no empty line", async () => {
    const [{ subject: _, ...award }] = fixture.awards as [(typeof fixture.awards)[number]];
    expect(await renderBlock({ ...fixture, awards: [award] })).not.toContain("<small");
  });
});
