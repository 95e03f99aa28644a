import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./where-to-buy.definition.ts";

describe("where-to-buy", () => {
  test("shops are listed by country, online shops apart from physical ones", async () => {
    const words = (await renderBlock(fixture)).replaceAll(/<[^>]+>/g, " ");
    expect(words).toMatch(
      /Germany\s+Shops\s+Holzkontor am Speicher.*Online shops\s+Holz &amp; Licht Versand/s,
    );
    expect(words).toMatch(/Ireland\s+Online shops/);
  });

  test("an online shop is a link to its site", async () => {
    expect(await renderBlock(fixture)).toMatch(
      /<a href="https:\/\/gem-and-gear\.example" rel="noopener">gem-and-gear\.example<\/a>/,
    );
  });

  test("without shops there is no empty section", async () => {
    expect(await renderBlock({ ...fixture, countries: [] })).toBe("");
  });
});
