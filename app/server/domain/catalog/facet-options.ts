import type { FacetName } from "#app/site/product-list-search.ts";

import type { FacetCount } from "./product-list.repo.server.ts";

export type FacetOption = {
  value: string;
  label: string;
  /** Products with this value as the only one of its facet. */
  count: number;
  swatch?: string | undefined;
};

type Word = { key: string; label: string; swatch?: string | null };

/** In the order of `words`. @param chosen always listed, so that it can be removed */
export function facetOptions(
  counts: readonly FacetCount[],
  facet: FacetName,
  words: readonly Word[],
  { categories, chosen = [] }: { categories: readonly string[]; chosen?: readonly string[] | undefined },
): FacetOption[] {
  // Counts of the category facet ignore the chosen categories.
  const rows = counts.filter(
    (row) => row.facet === facet && (facet === "category" || categories.includes(row.category)),
  );
  return words.flatMap(({ key, label, swatch }) => {
    const matching = rows.filter(({ value }) => value === key);
    const shown =
      matching.some(({ products }) => products > 0) || (matching.length > 0 && chosen.includes(key));
    return shown ? [{ value: key, label, count: sumOf(matching), swatch: swatch ?? undefined }] : [];
  });
}

export const foundIn = (counts: readonly FacetCount[], categories: readonly string[]) =>
  sumOf(counts.filter(({ facet, value }) => facet === "category" && categories.includes(value)));

export const inStockIn = (counts: readonly FacetCount[], categories: readonly string[]) =>
  sumOf(counts.filter(({ facet, category }) => facet === "stock" && categories.includes(category)));

const sumOf = (rows: readonly FacetCount[]) => rows.reduce((sum, { found }) => sum + found, 0);
