import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./variation-feature-banner.definition.ts";

describe("variation-feature-banner", () => {
  test("colors are radio buttons with names, each with its own picture", async () => {
    const html = await renderBlock(fixture);
    for (const { name, image } of fixture.variations) {
      expect(html).toMatch(new RegExp(`<input type="radio"[^>]*value="${name}"`));
      expect(html).toContain(`alt="${image.alt}"`);
    }
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });

  test("an accent colors the light", async () => {
    expect(await renderBlock({ ...fixture, accent: "aqua" })).toContain("accent_aqua");
  });
});
