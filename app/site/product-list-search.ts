import * as v from "valibot";

import { amountField, choiceField, field, pageField, slugsField } from "./search-fields.ts";

/** Sort orders other than the default, which has no parameter. */
export const sortings = ["newest", "cheapest", "dearest", "name"] as const;
export type Sorting = (typeof sortings)[number];

/** Bitmaps of prices have the bits 0 to 30 of the amount, and this one of products with a price. */
export const pricedBit = 31;

/** In display order. A product must match one value of each. */
export const facetNames = ["category", "color", "connection", "tag"] as const;
export type FacetName = (typeof facetNames)[number];

/** Prices are in the main unit of the site's currency. */
export const listSearch = v.object({
  category: slugsField,
  color: slugsField,
  connection: slugsField,
  tag: slugsField,
  min: amountField,
  max: amountField,
  stock: choiceField(["in"]),
  sort: choiceField(sortings),
  page: pageField,
});
export type ListSearch = v.InferOutput<typeof listSearch>;

export const listSearchOf = (search: Record<string, unknown>): ListSearch => v.parse(listSearch, search);

/** Item numbers are free text of at most 70 characters. */
export const productSearch = v.object({
  variant: field(([value]) => {
    const number = typeof value === "number" ? String(value) : value;
    return typeof number === "string" && number.length > 0 && number.length <= 70 ? number : undefined;
  }),
});

export const isFiltered = (search: ListSearch): boolean =>
  Object.entries(search).some(([name, value]) => name !== "page" && value !== undefined);
