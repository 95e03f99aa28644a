import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./service-center.definition.ts";

describe("service-center", () => {
  test("centers are listed by country, with a telephone link", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(/<h3[^>]*>Greece<\/h3>/);
    expect(html).toContain('<span dir="auto">Οδός Δάσους 0</span><span dir="auto">100 00 Αθήνα</span>');
    expect(html).toContain('<a href="tel:+302100000112" dir="ltr">+30 21 0000 0112</a>');
  });

  test("without centers there is no empty section", async () => {
    expect(await renderBlock({ ...fixture, countries: [] })).toBe("");
  });
});
