/** Precomputed rows for filtering and sorting, so that a list reads a few short rows at any catalog size. */
import type { LocaleCode } from "#app/site/markets.ts";
import { pricedBit } from "#app/site/product-list-search.ts";

import { byPosition, inTreeOrder } from "./category-tree.ts";
import type { Content } from "./localize-content.ts";
import { amountOf, colorsOf, stockOf } from "./product-variants.ts";

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

/** What sorts products behind all others. */
const withoutPrice = Number.MAX_SAFE_INTEGER;
const longAgo = "1970-01-01";

/** One row for each sort order. Equal products keep catalog order. */
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

const facetValues = {
  color: ({ value }: Product) => colorsOf(value),
  connection: ({ value }: Product) => value.connections,
  tag: ({ value }: Product) => value.tags,
  stock: ({ value }: Product) => (stockOf(value) ? ["in"] : []),
};
type ProductFacet = keyof typeof facetValues;

/** @param sites codes of all sites */
export function facetBitmapRows(shelves: readonly Shelf[], sites: readonly string[]) {
  const isLimited = shelves.some(({ products }) => products.some(({ value }) => value.sites));
  const ofProducts = (Object.keys(facetValues) as ProductFacet[]).flatMap((facet) =>
    valueBitmaps(shelves, facet, facetValues[facet]),
  );
  const ofSites = isLimited
    ? valueBitmaps(shelves, "site", ({ value }) => value.sites ?? sites).filter(({ value }) =>
        sites.includes(value),
      )
    : [];
  const ofCategories = shelves.map(({ category, products }) => ({
    category,
    facet: "category" as const,
    value: category,
    products: bits(products, () => true),
  }));
  return [...ofCategories, ...ofProducts, ...ofSites];
}

function valueBitmaps<Facet extends ProductFacet | "site">(
  shelves: readonly Shelf[],
  facet: Facet,
  valuesOf: (product: Product) => readonly string[],
) {
  const values = new Set<string>();
  const rows = shelves.map(({ category, products }) => {
    const ofProducts = products.map((product) => new Set(valuesOf(product)));
    for (const own of ofProducts) for (const value of own) values.add(value);
    return { category, ofProducts };
  });
  return rows.flatMap(({ category, ofProducts }) =>
    Array.from(values, (value) => ({
      category,
      facet,
      value,
      products: bits(ofProducts, (own) => own.has(value)),
    })),
  );
}

/** Bits of an `integer` column without the sign. */
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

/** Price lists without a price are missing. */
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
