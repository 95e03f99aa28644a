import { and, eq, inArray, type SQL, sql } from "drizzle-orm";

import { pricedBit, type Sorting } from "#app/site/product-list-search.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { priceOn, textOn } from "../../data/database/site-conditions.repo.server.ts";
import {
  category,
  facetBitmap,
  priceBitmap,
  product,
  productListing,
  productOrder,
  productPrice,
  productText,
} from "../../data/database/schema.ts";
import { cardColumns, type Market } from "./catalog.repo.server.ts";

export type ListFilter = {
  categories: readonly string[];
  /** A product must match one value of each facet. */
  values: Partial<Record<"color" | "connection" | "tag" | "stock" | "site", readonly string[]>>;
  /** In hundredths, inclusive. */
  price?: { list: string; from?: number; to?: number } | undefined;
};

export type FacetCount = {
  category: string;
  facet: (typeof facetBitmap.$inferSelect)["facet"];
  value: string;
  products: number;
  /** Products that pass all filters except those of this facet. */
  found: number;
};

/** The row of the facet `category` counts what passes all filters. */
export async function countFacets(db: ReadDatabase, filter: ListFilter): Promise<FacetCount[]> {
  const { rows } = (await db.execute(sql`
    with chosen as materialized (${chosenBitmaps(filter)})
    select ${facetBitmap.category}, ${facetBitmap.facet}, ${facetBitmap.value},
      bit_count(${facetBitmap.products})::int as products,
      bit_count(${facetBitmap.products} & coalesce(
        (select bit_and(chosen.products) from chosen
          where chosen.category = ${facetBitmap.category} and chosen.facet <> ${facetBitmap.facet}),
        ${facetBitmap.products}))::int as found
    from ${facetBitmap}
    where ${inArray(facetBitmap.category, [...filter.categories])}`)) as { rows: FacetCount[] };
  return rows;
}

export async function listFilteredRows(
  db: ReadDatabase,
  market: Market,
  filter: ListFilter,
  { sort, offset, limit }: { sort: Sorting | undefined; offset: number; limit: number },
) {
  // In the select list, `unnest` stops after the rows that the page needs.
  const page = sql`
    select position, row_number() over () as place
    from (
      select unnest(${productOrder.positions}) as position from ${productOrder}
      where ${orderOf(sort, market)}
    ) as ordered
    where get_bit((${matchingBitmap(filter)}), position) = 1
    offset ${offset} limit ${limit}`;
  return db
    .select(cardColumns)
    .from(sql`(${page}) as page`)
    .innerJoin(productListing, eq(productListing.position, sql`page.position`))
    .innerJoin(product, eq(product.slug, productListing.product))
    .innerJoin(productText, and(eq(productText.product, product.slug), textOn(productText, market)))
    .leftJoin(productPrice, priceOn(market))
    .orderBy(sql`page.place`);
}

function orderOf(sort: Sorting | undefined, { locale, priceList }: Market): SQL | undefined {
  const markets = { newest: "", cheapest: priceList, dearest: priceList, name: locale } as const;
  return and(eq(productOrder.sort, sort ?? "catalogue"), eq(productOrder.market, sort ? markets[sort] : ""));
}

/** Concatenates the bitmaps of all categories, so that bit numbers are product positions. */
const matchingBitmap = (filter: ListFilter) => sql`
  select string_agg(
    (case when ${inArray(category.slug, [...filter.categories])}
      then coalesce(found.products, ${facetBitmap.products}) else ~${facetBitmap.products} end)::text,
    '' order by ${category.position}, ${category.slug} collate "C")::bit varying
  from ${category}
  join ${facetBitmap} on ${facetBitmap.category} = ${category.slug} and ${facetBitmap.facet} = 'category'
  left join (
    select category, bit_and(products) as products from (${chosenBitmaps(filter)}) as chosen group by 1
  ) as found on found.category = ${category.slug}`;

/** One bitmap per category and filtered facet: products that match one of the values. */
function chosenBitmaps({ categories, values, price }: ListFilter): SQL {
  const inCategories = inArray(facetBitmap.category, [...categories]);
  const choices = Object.entries(values).map(
    ([facet, chosen]) =>
      sql`(${facetBitmap.facet} = ${facet} and ${inArray(facetBitmap.value, [...chosen])})`,
  );
  const anyChoice = choices.length > 0 ? sql.join(choices, sql` or `) : sql`false`;
  const valueBitmaps = sql`
    select ${facetBitmap.category} as category, ${facetBitmap.facet} as facet,
      bit_or(${facetBitmap.products}) as products
    from ${facetBitmap} where ${inCategories} and (${anyChoice}) group by 1, 2`;
  const range = price && priceRange(price);
  return range ? sql`${valueBitmaps} union all ${priceBitmaps(price.list, categories, range)}` : valueBitmaps;
}

const priceBitmaps = (list: string, categories: readonly string[], range: SQL) => sql`
  select category, 'price', ${range} from (
    select ${priceBitmap.category} as category,
      array_agg(${priceBitmap.products} order by ${priceBitmap.bit}) as bits
    from ${priceBitmap}
    where ${and(eq(priceBitmap.currency, list), inArray(priceBitmap.category, [...categories]))}
    group by 1
  ) as prices`;

/** The maximum of an `integer` column. */
const maxAmount = 2 ** 31 - 1;

function priceRange({ from = 0, to = maxAmount }: { from?: number; to?: number }): SQL | undefined {
  const conditions = [
    ...(from > 0 ? [atLeast(from)] : []),
    ...(to < maxAmount ? [`~${atLeast(to + 1)}`] : []),
  ];
  return conditions.length > 0 ? sql.raw([...conditions, `bits[${pricedBit + 1}]`].join(" & ")) : undefined;
}

/**
 * Products with a price of at least `bound`, compared bit by bit from the lowest set bit of `bound` upwards:
 * bits set in `bound` must be set in the price; bits set only in the price make it larger.
 */
function atLeast(bound: number): string {
  if (bound > maxAmount) return "(bits[1] & ~bits[1])";
  const isSet = (bit: number) => ((bound >>> bit) & 1) === 1;
  const bits = Array.from({ length: 31 }, (_, bit) => bit);
  const lowest = bits.find(isSet)!;
  const bitmap = (bit: number) => `bits[${bit + 1}]`;
  return bits
    .slice(lowest + 1)
    .reduce(
      (larger, bit) => (isSet(bit) ? `(${bitmap(bit)} & ${larger})` : `(${bitmap(bit)} | ${larger})`),
      bitmap(lowest),
    );
}
