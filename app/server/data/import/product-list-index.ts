/** Precomputed rows for filtering and sorting, so that a list reads a few short rows at any catalog size. */
import type { LocaleCode } from "#app/site/markets.ts";
import { attributeFacet, pricedBit } from "#app/site/product-list-search.ts";

import type { FacetKey } from "../database/schema.ts";
import { byPosition, inTreeOrder } from "./category-tree.ts";
import type { Content } from "./localize-content.ts";
import { amountOf, attributeValuesOf, colorsOf, stockOf } from "./product-variants.ts";

type Product = Content["products"][number];
type Category = Content["categories"][number];

export type Shelf = { category: string; products: Product[] };

/** In catalog order. The slug decides between equal positions. */
export function shelvesOf(categories: readonly Category[], products: readonly Product[]): Shelf[] {
  const byCategory = Map.groupBy(products, ({ value }) => value.category);
  return inTreeOrder(categories).map(({ slug }) => ({
    category: slug,
    products: (byCategory.get(slug) ?? []).toSorted(byPosition),
  }));
}

const inCatalogOrder = (shelves: readonly Shelf[]) => shelves.flatMap(({ products }) => products);

export const listingRows = (shelves: readonly Shelf[]) =>
  inCatalogOrder(shelves).map(({ slug }, position) => ({ position, product: slug }));

/** Value that sorts products last. */
const withoutPrice = Number.MAX_SAFE_INTEGER;
const longAgo = "1970-01-01";

/** One row per sort order. Products with equal values keep catalog order. */
export function orderRows(
  shelves: readonly Shelf[],
  lists: readonly string[],
  ranks: ReadonlyMap<LocaleCode, NameRanks>,
) {
  const products = inCatalogOrder(shelves);
  const positionsBy = (key: (product: Product) => number) => {
    const keys = products.map(key);
    return [...keys.keys()].toSorted((a, b) => keys[a]! - keys[b]!);
  };
  return [
    { sort: "catalogue" as const, market: "" as const, positions: [...products.keys()] },
    {
      sort: "newest" as const,
      market: "" as const,
      positions: positionsBy(({ value }) => -Date.parse(value.released ?? longAgo)),
    },
    ...lists.flatMap((market) => {
      const amount = (product: Product) => amountOf(product, market);
      const falling = (product: Product) => -(amount(product) ?? -withoutPrice);
      return [
        {
          sort: "cheapest" as const,
          market,
          positions: positionsBy((product) => amount(product) ?? withoutPrice),
        },
        { sort: "dearest" as const, market, positions: positionsBy(falling) },
      ];
    }),
    ...Array.from(ranks, ([market, rankOf]) => ({
      sort: "name" as const,
      market,
      positions: positionsBy(({ slug }) => rankOf.get(slug)!),
    })),
  ];
}

const fieldValues = {
  color: ({ value }: Product) => colorsOf(value),
  connection: ({ value }: Product) => value.connections,
  tag: ({ value }: Product) => value.tags,
};

type FacetRow = { category: string; facet: FacetKey; value: string; products: string };

type FacetOptions = {
  sites: readonly string[];
  /** Maker of products without one. */
  brand: string;
  attributes: (category: string) => readonly string[];
};

export function facetBitmapRows(
  shelves: readonly Shelf[],
  { sites, brand, attributes }: FacetOptions,
): FacetRow[] {
  const isLimited = shelves.some(({ products }) => products.some(({ value }) => value.sites));
  return shelves.flatMap((shelf) => [
    ...valueBitmaps(shelf, "category", () => [shelf.category], [shelf.category]),
    ...valueBitmaps(shelf, "stock", ({ value }) => (stockOf(value) ? ["in"] : []), ["in"]),
    ...(isLimited ? valueBitmaps(shelf, "site", ({ value }) => value.sites ?? sites, sites) : []),
    ...valueBitmaps(shelf, "brand", ({ value }) => [value.brand ?? brand]),
    ...Object.entries(fieldValues).flatMap(([facet, valuesOf]) =>
      valueBitmaps(shelf, facet as keyof typeof fieldValues, valuesOf),
    ),
    ...attributes(shelf.category).flatMap((key) =>
      valueBitmaps(shelf, attributeFacet(key), ({ value }) => attributeValuesOf(value, key)),
    ),
  ]);
}

/** @param all values that have a row even without products; default: only values of products */
function valueBitmaps(
  { category, products }: Shelf,
  facet: FacetKey,
  valuesOf: (product: Product) => readonly string[],
  all?: readonly string[],
): FacetRow[] {
  const positions = new Map<string, number[]>(all?.map((value) => [value, []]));
  for (const [position, product] of products.entries()) {
    for (const value of valuesOf(product)) {
      const found = positions.get(value);
      if (found) found.push(position);
      else if (!all) positions.set(value, [position]);
    }
  }
  return Array.from(positions, ([value, found]) => {
    const bitmap = Buffer.alloc(products.length, "0");
    for (const position of found) bitmap.write("1", position);
    return { category, facet, value, products: bitmap.toString("latin1") };
  });
}

/** Bits of an `integer` column, without the sign bit. */
const priceBits = Array.from({ length: pricedBit }, (_, bit) => bit);

export function priceBitmapRows(shelves: readonly Shelf[], lists: readonly string[]) {
  return shelves.flatMap(({ category, products }) =>
    lists.flatMap((currency) => {
      const amounts = products.map((product) => amountOf(product, currency));
      const bitmap = (bit: number, isSet: (amount: number) => boolean) => ({
        category,
        currency,
        bit,
        products: bits(amounts, (amount) => amount !== undefined && isSet(amount)),
      });
      return [
        ...priceBits.map((bit) => bitmap(bit, (amount) => ((amount >>> bit) & 1) === 1)),
        bitmap(pricedBit, () => true),
      ];
    }),
  );
}

const bits = <Item>(items: readonly Item[], isSet: (item: Item) => boolean) =>
  items.map((thing) => (isSet(thing) ? "1" : "0")).join("");

/** Price lists without prices are missing. */
export const priceBounds = (
  { products }: Shelf,
  lists: readonly string[],
): Record<string, [lowest: number, highest: number]> =>
  Object.fromEntries(
    lists.flatMap((currency) => {
      const amounts = products.flatMap((product) => amountOf(product, currency) ?? []);
      // `Math.min(...amounts)` would exceed the argument limit.
      const bound = (choose: (...two: number[]) => number) => amounts.reduce((a, b) => choose(a, b));
      return amounts.length > 0 ? [[currency, [bound(Math.min), bound(Math.max)]]] : [];
    }),
  );

/** Rank of the name in the collation of a language, by slug. */
export type NameRanks = ReadonlyMap<string, number>;

/** Sorted here, because database collations differ between systems. */
export function nameRanks(
  products: readonly { slug: string; value: { name: string } }[],
  languageTag: string,
): NameRanks {
  const { compare } = new Intl.Collator(languageTag, { numeric: true });
  const sorted = products.toSorted(
    (a, b) => compare(a.value.name, b.value.name) || (a.slug < b.slug ? -1 : 1),
  );
  return new Map(sorted.map(({ slug }, rank) => [slug, rank]));
}
