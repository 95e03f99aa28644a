import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { inTreeOrder, lineOf } from "./category-tree.ts";
import { checkCategories } from "./check-categories.ts";
import { checkItemNumbers, checkVariants } from "./check-variants.ts";
import { priceRows, variantsOf } from "./product-variants.ts";
import { categoryEntry } from "./entries.schema.ts";
import { productEntry } from "./product.schema.ts";

const product = (fields: object) => v.parse(productEntry, { name: "Thing", category: "things", ...fields });
const issuesOf = (fields: object) =>
  v
    .safeParse(productEntry, { name: "Thing", category: "things", ...fields })
    .issues?.map(({ message }) => message) ?? [];

const source = { file: "x.yaml", lineAt: () => 1, line: () => 1 };
const entry = (slug: string, fields: object) =>
  ({
    slug,
    value: product(fields),
    schema: productEntry,
    source: { ...source, file: `${slug}.yaml` },
  }) as never;

describe("a product", () => {
  test("is valid with only a name and a category", () => {
    expect(issuesOf({})).toEqual([]);
    expect(variantsOf(product({}))).toMatchObject([{ sku: undefined, inStock: undefined, prices: {} }]);
  });

  test("may have a name of 150 characters and a price in any currency of ISO 4217", () => {
    expect(issuesOf({ name: "n".repeat(150), prices: { USD: 9.99, JPY: 1200 } })).toEqual([]);
    expect(issuesOf({ name: "n".repeat(151) })).toHaveLength(1);
    expect(issuesOf({ prices: { XQZ: 1 } })).toEqual([expect.stringContaining("ISO 4217")]);
  });

  test.each(["96385074", "036000291452", "4006381333931", "10012345678902"])(
    "may have the GTIN %s",
    (gtin) => {
      expect(issuesOf({ gtin })).toEqual([]);
    },
  );

  test.each(["4006381333932", "400638133393", "abc", ""])("cannot have the GTIN %j", (gtin) => {
    expect(issuesOf({ gtin })).toEqual([expect.stringContaining("check digit")]);
  });
});

describe("variants", () => {
  const value = product({
    sku: "T-1",
    prices: { EUR: 20, USD: 25 },
    formerPrices: { EUR: 30 },
    lowestPrices: { EUR: 19 },
    variants: [
      { options: { color: "black" } },
      { sku: "T-1/w", options: { color: ["black", "white"] }, prices: { EUR: 18 }, inStock: false },
    ],
  });

  test("inherit missing values from the product", () => {
    expect(variantsOf(value)).toMatchObject([
      { sku: "T-1", options: { color: ["black"] }, prices: { EUR: 20, USD: 25 }, inStock: true },
      { sku: "T-1/w", options: { color: ["black", "white"] }, prices: { EUR: 18, USD: 25 }, inStock: false },
    ]);
  });

  test("give the product the lowest of their prices", () => {
    expect(priceRows({ slug: "thing", value })).toEqual([
      {
        product: "thing",
        currency: "EUR",
        amount: 1800,
        formerAmount: 3000,
        lowestAmount: 1900,
        varies: true,
      },
      {
        product: "thing",
        currency: "USD",
        amount: 2500,
        formerAmount: null,
        lowestAmount: null,
        varies: false,
      },
    ]);
  });

  test("need unique item numbers", () => {
    const messages = checkItemNumbers([
      entry("a", { sku: "1", variants: [{ options: {} }, { sku: "2" }, { sku: "2" }] }),
      entry("b", { sku: "1" }),
    ]).map(({ message }) => message);
    expect(messages).toEqual([
      expect.stringContaining("two variants"),
      expect.stringContaining("already used in a.yaml"),
    ]);
  });

  test("name known colors and known options", () => {
    const vocabulary = { colors: { black: {} }, specifications: { size: {} } } as never;
    const variants = [
      { sku: "1", options: { color: ["black", "mauve"], size: "XL" } },
      { options: { taste: "sweet" } },
    ];
    expect(checkVariants(entry("a", { variants }), vocabulary).map(({ message }) => message)).toEqual([
      expect.stringContaining('"mauve"'),
      expect.stringContaining("item number"),
      expect.stringContaining('"taste"'),
    ]);
  });
});

describe("categories", () => {
  const category = (slug: string, parent: string | undefined, position = 0) =>
    ({ slug, value: { parent, position, filters: [] }, schema: categoryEntry, source }) as never;
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);
  const check = (list: { slug: string }[]) =>
    checkCategories({ categories: list } as never).map(({ message }) => message);

  test("precede those below them", () => {
    const tree = [
      category("tea", "food"),
      category("food", undefined, 2),
      category("cars", undefined, 1),
      category("green", "tea"),
    ];
    expect(slugs(inTreeOrder(tree))).toEqual(["cars", "food", "tea", "green"]);
    const bySlug = new Map(tree.map((one: { slug: string }) => [one.slug, one]));
    expect(slugs(lineOf("green", bySlug as never))).toEqual(["green", "tea", "food"]);
  });

  test("have at most four levels and no cycle", () => {
    const line = ["a", "b", "c", "d", "e"].map((slug, level, all) => category(slug, all[level - 1]));
    expect(check(line)).toEqual([expect.stringContaining("level 5")]);
    expect(check([category("a", "b"), category("b", "a")])).toHaveLength(2);
  });
});
