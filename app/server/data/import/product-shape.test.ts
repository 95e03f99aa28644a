import { expect, test } from "vitest";

import { canonical, withoutAmounts } from "./product-shape.ts";

test("prices and stock, of a product and of its variants, do not count for its texts", () => {
  const product = {
    name: "Arc",
    prices: { EUR: 90 },
    inStock: true,
    variants: [
      { sku: "A-1", options: { color: ["black"] }, prices: { EUR: 80 } },
      { sku: "A-2", options: { color: ["white"] }, inStock: false },
    ],
  };
  const reduced = { ...product, prices: { EUR: 70 }, formerPrices: { EUR: 90 }, inStock: false };
  const texts = (shape: typeof product) => withoutAmounts(canonical(shape));
  expect(texts(reduced)).toEqual(texts(product));
  expect(texts({ ...product, name: "Arc Mini" })).not.toEqual(texts(product));
  expect(texts({ ...product, variants: product.variants.slice(1) })).not.toEqual(texts(product));
});
