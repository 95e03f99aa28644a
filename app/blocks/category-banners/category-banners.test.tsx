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

  test("two banners fill the row", async () => {
    const banner = fixture.banners[0]!;
    const small = (slug: string) => ({
      ...banner,
      category: { ...banner.category, slug },
      size: "small" as const,
    });
    const banners = ["lamps", "chairs", "tables"].map(small);
    const large = /category-banner__root--size_large/g;
    expect((await renderBlock({ ...fixture, banners: banners.slice(1) })).match(large)).toHaveLength(2);
    expect(await renderBlock({ ...fixture, banners })).not.toMatch(large);
  });

  test("without categories there is no section", async () => {
    expect(await renderBlock({ ...fixture, banners: [] })).not.toContain("<section");
  });
});
