import { expect, test } from "vitest";

import type { Content } from "./localize-content.ts";
import { priceListsOf, withPriceLists } from "./price-lists.ts";
import { priceRows } from "./product-variants.ts";

type Product = Content["products"][number];

const sites = [
  { code: "de", currency: "EUR" },
  { code: "at", currency: "EUR" },
  { code: "ch", currency: "CHF" },
];

const contentWith = (product: object, prices: Record<string, unknown>) =>
  ({
    sites: { value: { sites } },
    priceLists: new Map([["at", { value: prices }]]),
    products: [
      {
        slug: "facet",
        value: { prices: {}, formerPrices: {}, lowestPrices: {}, variants: [], ...product },
      },
    ],
  }) as unknown as Content;

const pricesOf = (content: Content) =>
  priceRows(withPriceLists(content).products[0] as Product).map(
    ({ currency, amount, formerAmount, lowestAmount }) => [currency, amount, formerAmount, lowestAmount],
  );

test("a site with its own prices has a list, the others use that of their currency", () => {
  expect(priceListsOf(contentWith({}, {}))).toEqual(["EUR", "at", "CHF"]);
});

test("products that a list lacks have the price of the currency", () => {
  const product = { sku: "F", prices: { EUR: 50, CHF: 45 }, formerPrices: { EUR: 60 } };
  expect(pricesOf(contentWith(product, { G: 1 }))).toEqual([
    ["EUR", 5000, 6000, null],
    ["CHF", 4500, null, null],
    ["at", 5000, 6000, null],
  ]);
});

test("a list may have a price, a former price or no price for a product", () => {
  const product = { sku: "F", prices: { EUR: 50 }, formerPrices: { EUR: 60 } };
  expect(pricesOf(contentWith(product, { F: 55 }))).toContainEqual(["at", 5500, null, null]);
  const reduced = { F: { price: 40, former: 55, lowest: 45 } };
  expect(pricesOf(contentWith(product, reduced))).toContainEqual(["at", 4000, 5500, 4500]);
  expect(pricesOf(contentWith(product, { F: null }))).toEqual([["EUR", 5000, 6000, null]]);
});

test("variants are named by their numbers, and the first may have the number of the product", () => {
  const none = { prices: {}, formerPrices: {}, lowestPrices: {}, options: {}, images: [] };
  const product = {
    sku: "F",
    prices: { EUR: 50 },
    variants: [none, { ...none, sku: "G", prices: { EUR: 60 } }],
  };
  const { value } = withPriceLists(contentWith(product, { F: 48, G: null })).products[0]!;
  expect(value.variants.map(({ prices }) => prices)).toEqual([{ at: 48 }, { EUR: 60 }]);
});
