import * as v from "valibot";

import { choiceField, field, isSlug } from "./search-fields.ts";

export const maxCompared = 4;

/** Limit for a wish list, and for the products that the browser remembers. */
export const maxSelected = 24;

/** In the order of selection. */
const orderedSlugs = (max: number) =>
  field((values) => {
    const slugs = [...new Set(values.filter(isSlug))].slice(0, max);
    return slugs.length > 0 ? slugs : undefined;
  });

export const compareSearch = v.object({
  product: orderedSlugs(maxCompared),
  only: choiceField(["differences"]),
});
export type CompareSearch = v.InferOutput<typeof compareSearch>;

export const wishListSearch = v.object({ product: orderedSlugs(maxSelected) });
