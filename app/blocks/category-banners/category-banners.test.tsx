import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./category-banners.definition.ts";

describe("category-banners", () => {
  test("a banner counts its models and leads to its category", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/href="\/category\/chairs"/);
    expect(html).toContain("4 models");
    expect(html).toContain("category-banner__content--color_purple");
  });

  test("without categories there is no section", async () => {
    expect(await renderBlock({ ...fixture, banners: [] })).not.toContain("<section");
  });
});
