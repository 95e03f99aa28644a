import * as v from "valibot";
import { describe, expect, test } from "vitest";

import type { Content } from "#app/server/data/import/localize-content.ts";
import { productEntry } from "#app/server/data/import/product.schema.ts";
import { demoContent as tested } from "#tests/support/demo-content.ts";

import { databaseAvailable } from "../support/database.ts";
import { useLists } from "../support/product-lists.ts";

describe.skipIf(!databaseAvailable)("lists with incomplete products", () => {
  const entry = (slug: string, fields: object): Content["products"][number] => ({
    ...tested.products[0]!,
    slug,
    value: v.parse(productEntry, { category: "chairs", name: slug, ...fields }),
  });
  const content: Content = {
    ...tested,
    products: [
      ...tested.products,
      entry("bare", {}),
      entry("english", { sites: ["en"], prices: { UAH: 1 } }),
      entry("dollars", { prices: { USD: 5 } }),
      entry("sizes", {
        prices: { UAH: 900 },
        formerPrices: { UAH: 1200 },
        lowestPrices: { UAH: 950 },
        variants: [
          { sku: "S 1/a", options: { color: "black", seat: "XL" }, prices: { UAH: 700 } },
          { sku: "S 1/b", options: { color: ["black", "white"] }, inStock: false },
        ],
      }),
    ],
    hash: "with gaps",
  };
  const lists = useLists(content);
  const shown = tested.products.filter(({ value }) => value.category === "chairs").length + 3;

  test("show products without a price last, in both orders of price", async () => {
    for (const sort of ["cheapest", "dearest"] as const)
      expect((await lists.slugs("chairs", { sort }))!.slice(-2)).toEqual(["bare", "dollars"]);
  });

  test("omit products without a price if a price is filtered", async () => {
    expect(await lists.slugs("chairs", { max: 900_000 })).not.toContain("bare");
    expect(await lists.slugs("chairs", { min: 0.01 })).not.toContain("dollars");
  });

  test("offer no price ranges if a page shows all products", async () => {
    expect((await lists.read("chairs", {}))!.price.ranges).toEqual([]);
  });

  test("neither list nor count products that the site does not have", async () => {
    const list = await lists.read("chairs", {});
    expect(list!.total).toBe(shown);
    expect(list!.category!.modelCount).toBe(shown);
    expect(list!.products.map(({ slug }) => slug)).not.toContain("english");
    expect(await lists.product("english")).toBeUndefined();
  });

  test("show the lowest price of the variants with its former price", async () => {
    const { products } = (await lists.read("chairs", { color: ["white"] }))!;
    expect(products.find(({ slug }) => slug === "sizes")).toMatchObject({
      sku: "S 1/a",
      price: expect.stringContaining("700"),
      formerPrice: expect.stringContaining("200"),
      lowestPrice: expect.stringContaining("950"),
      varies: true,
      inStock: true,
      swatches: ["#1b1b22", "linear-gradient(135deg, #1b1b22 0% 50%, #f4f4f4 50% 100%)"],
    });
  });

  test("link to pages with all variants, or with only a name", async () => {
    expect(await lists.product("bare")).toMatchObject({
      name: "bare",
      images: [],
      options: [],
      variants: [{ name: "", price: undefined, inStock: undefined }],
    });
    const { options, variants } = (await lists.product("sizes"))!;
    expect(options.map(({ key, values }) => [key, values.map(({ value }) => value)])).toEqual([
      ["color", ["black", "black/white"]],
      ["seat", ["XL"]],
    ]);
    expect(variants.map(({ sku, amount, inStock }) => [sku, amount, inStock])).toEqual([
      ["S 1/a", 700, true],
      ["S 1/b", 900, false],
    ]);
  });
});
