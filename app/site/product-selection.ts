/** Lists of products in addresses and in the browser. */
import * as v from "valibot";

import { choiceField, field, isSlug } from "./search-fields.ts";

export const maxCompared = 4;

/** Of a wish list, and of what the browser remembers. */
export const maxSelected = 24;

/** In the order in which the visitor chose them. */
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
