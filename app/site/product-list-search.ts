import * as v from "valibot";

import { amountField, choiceField, pageField, slugsField } from "./search-fields.ts";

/** Sort orders other than the default, which has no parameter. */
export const sortings = ["newest", "cheapest", "dearest", "name"] as const;
export type Sorting = (typeof sortings)[number];

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

export const isFiltered = (search: ListSearch): boolean =>
  Object.entries(search).some(([name, value]) => name !== "page" && value !== undefined);
