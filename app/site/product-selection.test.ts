import * as v from "valibot";
import { expect, test } from "vitest";

import { compareSearch, maxCompared, wishListSearch } from "./product-selection.ts";

test("products to compare keep their order, without repetitions, and are four at most", () => {
  const product = ["prism", "facet", "prism", "Not A Slug", "echo", "shard", "iris"];
  expect(v.parse(compareSearch, { product })).toEqual({ product: ["prism", "facet", "echo", "shard"] });
  expect(v.parse(compareSearch, { product: "facet", only: "differences" })).toEqual({
    product: ["facet"],
    only: "differences",
  });
  expect(maxCompared).toBe(4);
});

test("values that are not products are dropped", () => {
  expect(v.parse(compareSearch, { product: ["../etc", 7], only: "all" })).toEqual({});
  expect(
    v.parse(wishListSearch, { product: Array.from({ length: 99 }, (_, index) => `p${index}`) }).product,
  ).toHaveLength(24);
});
