import { and, eq, inArray, type SQL, sql } from "drizzle-orm";

import { pricedBit, type Sorting } from "#app/site/product-list-search.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { priceOn, textOn } from "../../data/database/site-conditions.repo.server.ts";
import {
  category,
  type FacetKey,
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
  /** All categories. A value is ignored if no product in them has it. */
  catalog: readonly string[];
  /** A product must match one value of each facet. */
  values: Partial<Record<FacetKey, readonly string[]>>;
  /** In hundredths, inclusive. */
  price?: { list: string; from?: number; to?: number } | undefined;
};

export type FacetCount = {
  facet: FacetKey;
  value: string;
  /** Number of products on the site in the list without filters. */
  products: number;
  /** Number of products that pass all filters except this facet. */
  found: number;
  size: number;
};

type CountOptions = {
  facets: readonly FacetKey[];
  /** Categories in which facets other than `category` are counted; `category` itself counts those of the filter. */
  shown: readonly string[];
  /** Maximum values per facet. Facets with up to two more show all. */
  limit: number;
  expanded?: { facet: FacetKey; limit: number } | undefined;
};

/** Most frequent values first, and all selected ones. The facet `category` counts products that pass all filters. */
export async function countFacets(
  db: ReadDatabase,
  filter: ListFilter,
  { facets, shown, limit, expanded }: CountOptions,
): Promise<FacetCount[]> {
  const { rows } = (await db.execute(sql`
    with known as materialized (${knownValues(filter)}),
    chosen as materialized (${chosenBitmaps(filter)}),
    slot as materialized (
      select category.slug as category, facet.key as facet,
        (select bit_and(chosen.products) from chosen
          where chosen.category = category.slug and chosen.facet <> facet.key) as products,
        (select chosen.products from chosen
          where chosen.category = category.slug and chosen.facet = 'site') as of_site
      from unnest(${textArray(filter.categories)}) as category (slug)
      cross join unnest(${textArray(facets)}) as facet (key)
      where facet.key = 'category' or category.slug = any(${textArray(shown)})
    ),
    counted as (
      select f.facet, f.value,
        bit_count(f.products & coalesce(slot.of_site, f.products)) as products,
        bit_count(f.products & coalesce(slot.products, f.products)) as found
      from slot join ${facetBitmap} as f on f.category = slot.category and f.facet = slot.facet
      union all select facet, value, 0, 0 from known where facet <> 'site'
    ),
    ranked as (
      select facet, value, sum(products)::int as products, sum(found)::int as found,
        row_number() over (
          partition by facet order by sum(found) desc, sum(products) desc, value collate "C"
        )::int as place,
        (count(*) over (partition by facet))::int as size
      from counted group by facet, value
      having sum(products) > 0 or facet in ('category', 'stock') or (facet, value) in (select facet, value from known)
    )
    select facet, value, products, found, size from ranked
    where place <= ${limit} or size <= ${limit + 2} or facet in ('category', 'stock')
      or (facet = ${expanded?.facet ?? ""} and place <= ${expanded?.limit ?? 0})
      or (facet, value) in (select facet, value from known)
    order by facet, place`)) as { rows: FacetCount[] };
  return rows;
}

const textArray = (values: readonly string[]): SQL =>
  values.length > 0
    ? sql`array[${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )}]::text[]`
    : sql`array[]::text[]`;

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
    with known as materialized (${knownValues(filter)})
    select category, bit_and(products) as products from (${chosenBitmaps(filter)}) as chosen group by 1
  ) as found on found.category = ${category.slug}`;

function knownValues({ catalog, values }: ListFilter): SQL {
  const choices = Object.entries(values).map(
    ([facet, chosen]) =>
      sql`(${facetBitmap.facet} = ${facet} and ${inArray(facetBitmap.value, [...(chosen ?? [])])})`,
  );
  const anyChoice = choices.length > 0 ? sql.join(choices, sql` or `) : sql`false`;
  return sql`
    select ${facetBitmap.facet} as facet, ${facetBitmap.value} as value
    from ${facetBitmap} where ${inArray(facetBitmap.category, [...catalog])} and (${anyChoice}) group by 1, 2`;
}

/** One bitmap per category and facet of the relation `known`: products that match one of the values. */
function chosenBitmaps({ categories, price }: ListFilter): SQL {
  const valueBitmaps = sql`
    select member.category, filtered.facet,
      coalesce(own.products, member.products & ~member.products) as products
    from (select distinct facet from known) as filtered
    cross join (
      select ${facetBitmap.category} as category, ${facetBitmap.products} as products from ${facetBitmap}
      where ${inArray(facetBitmap.category, [...categories])} and ${facetBitmap.facet} = 'category'
    ) as member
    left join lateral (
      select bit_or(f.products) as products from ${facetBitmap} as f
      join known on known.facet = f.facet and known.value = f.value
      where f.category = member.category and f.facet = filtered.facet
    ) as own on true`;
  const range = price && priceRange(price);
  return range ? sql`${valueBitmaps} union all ${priceBitmaps(price.list, categories, range)}` : valueBitmaps;
}

const priceBitmaps = (list: string, categories: readonly string[], range: SQL) =>
  sql`select category, 'price', ${range} from (${priceBits(list, categories)}) as prices`;

const priceBits = (list: string, categories: readonly string[]) => sql`
  select ${priceBitmap.category} as category,
    array_agg(${priceBitmap.products} order by ${priceBitmap.bit}) as bits
  from ${priceBitmap}
  where ${and(eq(priceBitmap.currency, list), inArray(priceBitmap.category, [...categories]))}
  group by 1`;

/** @returns how many products pass all other filters: those with a price, and those of at least each amount */
export async function countPrices(
  db: ReadDatabase,
  filter: ListFilter,
  list: string,
  amounts: readonly number[],
): Promise<{ total: number; atLeast: number[] }> {
  if (filter.categories.length === 0) return { total: 0, atLeast: [] };
  const priced = `bits[${pricedBit + 1}]`;
  const counts = [priced, ...amounts.map(atLeast)].map((bitmap) =>
    sql.raw(`bit_count(${bitmap} & ${priced} & coalesce(passing.products, ${priced}))`),
  );
  const { rows } = (await db.execute(sql`
    with known as materialized (${knownValues(filter)}),
    passing as materialized (
      select category, bit_and(products) as products
      from (${chosenBitmaps({ ...filter, price: undefined })}) as chosen group by 1)
    select array[${sql.join(counts, sql`, `)}] as counts
    from (${priceBits(list, filter.categories)}) as prices left join passing using (category)`)) as {
    rows: { counts: (number | string)[] }[];
  };
  const sums = counts.map((_, index) => rows.reduce((sum, row) => sum + Number(row.counts[index]), 0));
  return { total: sums[0] ?? 0, atLeast: sums.slice(1) };
}

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
