import * as v from "valibot";

import { amountField, choiceField, pageField, slugsField } from "./search-fields.ts";

/** Orders besides that of the catalogue, which has no name in the address. */
export const sortings = ["newest", "cheapest", "dearest", "name"] as const;
export type Sorting = (typeof sortings)[number];

/** Filters of which a product must have one of the chosen values. In the order they are shown in. */
export const facetNames = ["category", "color", "connection", "tag"] as const;
export type FacetName = (typeof facetNames)[number];

/** Search parameters of every list of products. Prices are in the main unit of the site's currency. */
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

/** The parameters of the list alone: an address may carry others, which change nothing of it. */
export const listSearchOf = (search: Record<string, unknown>): ListSearch => v.parse(listSearch, search);

/** True when the list shows other products, or in another order, than the page without parameters. */
export const isFiltered = (search: ListSearch): boolean =>
  Object.entries(search).some(([name, value]) => name !== "page" && value !== undefined);
