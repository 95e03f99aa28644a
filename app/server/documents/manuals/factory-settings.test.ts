import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { mediaFolder } from "#app/server/ops/project-root.server.ts";
import { demoContent } from "#tests/support/demo-content.ts";

type Settings = {
  buttons?: Record<string, string>;
  layers?: [{ rows: string[][] }, { overrides: Record<string, string> }];
};

const { products, manuals, downloads } = demoContent;
const bySlug = <Item extends { slug: string }>(items: readonly Item[], slug: string) =>
  items.find((item) => item.slug === slug)!;

const settings = Object.values(downloads.value)
  .filter(({ kind }) => kind === "profile")
  .map(({ file, products: [slug] }) => ({
    slug: slug!,
    ...(JSON.parse(readFileSync(join(mediaFolder, file), "utf8")) as Settings),
  }));
const mice = settings.filter(({ buttons }) => buttons);
const keyboards = settings.filter(({ layers }) => layers);

/** Keymap names of keys that manuals name differently. */
const keyNames = new Map([
  ["Esc", "Escape"],
  ["the comma", "Comma"],
  ["the period", "Period"],
]);
const keyName = "(?:F\\d+|\\d|[A-Z]\\b|Tab|Backspace|the comma|the period|Esc)";
const combination = new RegExp(`\\bFn and (?:press )?(${keyName}(?:(?:, | or )${keyName})*)?`, "g");

/** Keys that the manual combines with Fn. Holding keys for seconds is not part of the keymap. */
const keysWithFn = (slug: string) =>
  JSON.stringify(bySlug(manuals, slug).value)
    .split(/\. |"/)
    .filter((sentence) => !/\bseconds\b/.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(combination)])
    .flatMap(([, keys]) => keys?.split(/, | or /) ?? ["no key"])
    .map((key) => keyNames.get(key) ?? key);

describe.each(mice)("the factory profile of $slug", ({ slug, buttons }) => {
  test("has every button of the product", () => {
    const count = Number(bySlug(products, slug).value.specifications.buttons);
    expect(Object.keys(buttons!)).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
  });
});

describe.each(keyboards)("the factory keymap of $slug", ({ slug, layers }) => {
  const [{ rows }, { overrides }] = layers!;
  const keys = rows.flat();

  test("has every key of the product once", () => {
    expect(keys).toHaveLength(Number(bySlug(products, slug).value.specifications["key-count"]));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("gives second functions to existing keys only, and to all keys that the manual names", () => {
    expect(keys).toEqual(expect.arrayContaining(Object.keys(overrides)));
    const named = keysWithFn(slug);
    expect(named.length).toBeGreaterThan(0);
    expect(Object.keys(overrides)).toEqual(expect.arrayContaining(named));
  });
});
