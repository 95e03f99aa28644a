/** Precomputed rows for filtering and sorting, so that a list reads a few short rows at any catalog size. */
import { currencies, type LocaleCode } from "#app/site/markets.ts";

import type { Content } from "./localize-content.ts";

type Product = Content["products"][number];
type Category = Content["categories"][number];

export type Shelf = { category: string; products: Product[] };

/** In catalog order. The slug decides between equal positions. */
export function shelvesOf(categories: readonly Category[], products: readonly Product[]): Shelf[] {
  const byPosition = <Entry extends { slug: string; value: { position: number } }>(a: Entry, b: Entry) =>
    a.value.position - b.value.position || (a.slug < b.slug ? -1 : 1);
  const byCategory = Map.groupBy(products, ({ value }) => value.category);
  return categories.toSorted(byPosition).map(({ slug }) => ({
    category: slug,
    products: (byCategory.get(slug) ?? []).toSorted(byPosition),
  }));
}

/** Hundredths of the main unit. */
export const amountOf = ({ value }: Product, currency: (typeof currencies)[number]) =>
  Math.round(value.prices[currency] * 100);

const inCatalogOrder = (shelves: readonly Shelf[]) => shelves.flatMap(({ products }) => products);

export const listingRows = (shelves: readonly Shelf[]) =>
  inCatalogOrder(shelves).map(({ slug }, position) => ({ position, product: slug }));

/** One row for each sort order. Equal products keep catalog order. */
export function orderRows(shelves: readonly Shelf[], ranks: ReadonlyMap<LocaleCode, NameRanks>) {
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
      positions: positionsBy(({ value }) => -Date.parse(value.released)),
    },
    ...currencies.flatMap((market) => {
      const amount = (product: Product) => amountOf(product, market);
      return [
        { sort: "cheapest" as const, market, positions: positionsBy(amount) },
        { sort: "dearest" as const, market, positions: positionsBy((product) => -amount(product)) },
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
  color: ({ value }: Product) => value.colors.map(({ color }) => color),
  connection: ({ value }: Product) => value.connections,
  tag: ({ value }: Product) => value.tags,
  stock: ({ value }: Product) => (value.inStock ? ["in"] : []),
};
type ProductFacet = keyof typeof facetValues;

export function facetBitmapRows(shelves: readonly Shelf[]) {
  const ofProducts = (Object.keys(facetValues) as ProductFacet[]).flatMap((facet) => {
    const valuesOf = facetValues[facet];
    const values = [...new Set(shelves.flatMap(({ products }) => products.flatMap(valuesOf)))];
    return shelves.flatMap(({ category, products }) =>
      values.map((value) => ({
        category,
        facet,
        value,
        products: bits(products, (product) => valuesOf(product).includes(value)),
      })),
    );
  });
  const ofCategories = shelves.map(({ category, products }) => ({
    category,
    facet: "category" as const,
    value: category,
    products: bits(products, () => true),
  }));
  return [...ofCategories, ...ofProducts];
}

/** Bits of an `integer` column without the sign. */
const priceBits = Array.from({ length: 31 }, (_, bit) => bit);

export function priceBitmapRows(shelves: readonly Shelf[]) {
  return shelves.flatMap(({ category, products }) =>
    currencies.flatMap((currency) => {
      const amounts = products.map((product) => amountOf(product, currency));
      return priceBits.map((bit) => ({
        category,
        currency,
        bit,
        products: bits(amounts, (amount) => ((amount >>> bit) & 1) === 1),
      }));
    }),
  );
}

const bits = <Item>(items: readonly Item[], isSet: (item: Item) => boolean) =>
  items.map((thing) => (isSet(thing) ? "1" : "0")).join("");

export function priceBounds({ products }: Shelf) {
  if (products.length === 0) return {};
  return Object.fromEntries(
    currencies.map((currency) => {
      const amounts = products.map((product) => amountOf(product, currency));
      // `Math.min(...amounts)` would exceed the argument limit.
      return [currency, [amounts.reduce((a, b) => Math.min(a, b)), amounts.reduce((a, b) => Math.max(a, b))]];
    }),
  );
}

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
