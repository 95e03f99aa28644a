import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture, definition } from "./iframe-section.definition.ts";

describe("iframe-section", () => {
  test("the page as sent has no frame, but a link to its address", async () => {
    const html = await renderBlock(fixture);
    expect(html).not.toContain("<iframe");
    expect(html).toMatch(/<a href="https:\/\/tours\.example\/workshop"[^>]*>/);
  });

  test("the page as sent has no button that would need a script", async () => {
    expect(await renderBlock(fixture)).not.toContain("<button");
  });

  test("addresses must be encrypted", () => {
    expect(v.is(definition.schema, fixture)).toBe(true);
    for (const src of ["http://tours.example/", "javascript:alert(1)", "https://"])
      expect(v.is(definition.schema, { ...fixture, src })).toBe(false);
  });
});
