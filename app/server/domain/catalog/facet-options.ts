import type { FacetName } from "#app/site/product-list-search.ts";

import type { FacetCount } from "./product-list.repo.server.ts";

export type FacetOption = {
  value: string;
  label: string;
  /** Products the list would show with this value as the facet's only one. */
  count: number;
  /** Hexadecimal, of colours only. */
  swatch?: string | undefined;
};

type Word = { key: string; label: string; swatch?: string | null };

/**
 * The values of a facet that products of the list have, in the order of the words.
 * @param categories those that the visitor chose, or all of the list
 * @param chosen is shown even where no product has it, so that it can be taken back
 */
export function facetOptions(
  counts: readonly FacetCount[],
  facet: FacetName,
  words: readonly Word[],
  { categories, chosen = [] }: { categories: readonly string[]; chosen?: readonly string[] | undefined },
): FacetOption[] {
  // What a category counts is what the other filters let through, whatever categories are chosen.
  const rows = counts.filter(
    (row) => row.facet === facet && (facet === "category" || categories.includes(row.category)),
  );
  return words.flatMap(({ key, label, swatch }) => {
    const own = rows.filter(({ value }) => value === key);
    const shown = own.some(({ products }) => products > 0) || (own.length > 0 && chosen.includes(key));
    return shown ? [{ value: key, label, count: sumOf(own), swatch: swatch ?? undefined }] : [];
  });
}

/** How many products of the categories all filters let through. */
export const foundIn = (counts: readonly FacetCount[], categories: readonly string[]) =>
  sumOf(counts.filter(({ facet, value }) => facet === "category" && categories.includes(value)));

/** How many of them are in stock. */
export const inStockIn = (counts: readonly FacetCount[], categories: readonly string[]) =>
  sumOf(counts.filter(({ facet, category }) => facet === "stock" && categories.includes(category)));

const sumOf = (rows: readonly FacetCount[]) => rows.reduce((sum, { found }) => sum + found, 0);
