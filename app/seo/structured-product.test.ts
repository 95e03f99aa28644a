import { expect, test } from "vitest";

import type { DescribedPage } from "./structured-data.ts";
import { describeProduct } from "./structured-product.ts";

const page = {
  url: "https://brand.example/product/lamp",
  site: { origin: "https://brand.example" },
  brand: { name: "Brand" },
} as DescribedPage;

const variant = { name: "", options: {}, images: [] };
const product = {
  name: "Lamp",
  category: { name: "Lamps" },
  images: [],
  colors: [],
  options: [],
  variants: [variant],
  currency: "EUR",
  discontinued: false,
  reviews: [],
  rating: undefined,
} satisfies Parameters<typeof describeProduct>[1];

const rated = {
  reviews: [{ reviewer: "A. Sample", rating: 5, text: "Bright." }],
  rating: { value: 5, reviews: 1 },
};

test("without a price and a rating a product is not described", () => {
  expect(describeProduct(page, product)).toEqual([]);
  expect(describeProduct(page, { ...product, discontinued: true })).toEqual([]);
  expect(describeProduct(page, { ...product, variants: [variant, variant] })).toEqual([]);
  expect(describeProduct(page, { ...product, variants: [] })).toEqual([]);
});

test("without a price a rating is enough, and there is no offer", () => {
  for (const variants of [[], [variant], [variant, variant]]) {
    const [described, ...others] = describeProduct(page, { ...product, ...rated, variants });
    expect(others).toEqual([]);
    expect(described).toMatchObject({ "@type": "Product", aggregateRating: { reviewCount: 1 } });
    expect(described).not.toHaveProperty("offers");
  }
});

test("a discontinued product with a price has an offer that says so", () => {
  const [described] = describeProduct(page, {
    ...product,
    discontinued: true,
    variants: [{ ...variant, amount: 89 }],
  });
  expect(described).toMatchObject({
    "@type": "Product",
    offers: { price: 89, priceCurrency: "EUR", availability: "https://schema.org/Discontinued" },
  });
});

test("variants without a price are not in the group", () => {
  const variants = [
    { ...variant, sku: "L-1", amount: 89 },
    { ...variant, sku: "L-2" },
  ];
  const [described] = describeProduct(page, { ...product, variants });
  expect(described).toMatchObject({
    "@type": "ProductGroup",
    hasVariant: [{ sku: "L-1", offers: { price: 89 } }],
  });
  expect(described).toHaveProperty("hasVariant.length", 1);
});
