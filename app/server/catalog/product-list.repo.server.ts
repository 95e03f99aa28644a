import { and, asc, desc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";

import { type Currency, currencies, localeCodes } from "../../site/markets.ts";
import type { Sorting } from "../../site/product-list-search.ts";
import type { Database } from "../db/client.server.ts";
import {
  facetBitmap,
  priceBitmap,
  product,
  productListing,
  productPrice,
  productText,
} from "../db/schema.ts";
import { cardColumns, type Market } from "./catalog.repo.server.ts";

/** Which products a list is about, before and after its filters. */
export type ListFilter = {
  categories: readonly string[];
  /** A product must have one of the values of every facet. */
  values: Partial<Record<"color" | "connection" | "tag" | "stock", readonly string[]>>;
  /** In hundredths, both included. */
  price?: { currency: Currency; from?: number; to?: number } | undefined;
};

export type FacetCount = {
  category: string;
  facet: (typeof facetBitmap.$inferSelect)["facet"];
  value: string;
  /** Products of the category that have the value. */
  products: number;
  /** Those of them that all filters but this facet's own let through. */
  found: number;
};

/**
 * Every value of every facet with its counts, category by category. The row of the facet `category`
 * counts what all filters let through.
 */
export async function countFacets(db: Database, filter: ListFilter): Promise<FacetCount[]> {
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

/** The products of a page of the list, in their order, each as a card shows it. */
export async function listFilteredRows(
  db: Database,
  { locale, currency }: Market,
  filter: ListFilter,
  { sort, offset, limit }: { sort: Sorting | undefined; offset: number; limit: number },
) {
  const found = sql`
    select category, bit_and(products) as products
    from (
      ${chosenBitmaps(filter)}
      union all
      select ${facetBitmap.category}, ${facetBitmap.facet}, ${facetBitmap.products} from ${facetBitmap}
      where ${and(eq(facetBitmap.facet, "category"), inArray(facetBitmap.category, [...filter.categories]))}
    ) as bitmaps
    group by category`;
  const order = orderOf(sort, { locale, currency });
  // Only a page's rows are joined with what their cards show: the list before it is narrow.
  const page = db
    .select({
      product: productListing.product,
      key: sql`${order.key}`.as("key"),
      position: sql`${productListing.position}`.as("page_position"),
    })
    .from(productListing)
    .innerJoin(sql`(${found}) as found`, sql`found.category = ${productListing.category}`)
    .where(
      and(
        inArray(productListing.category, [...filter.categories]),
        sql`get_bit(found.products, ${productListing.ordinal}) = 1`,
      ),
    )
    .orderBy(order.direction(sql`key`), sql`page_position`)
    .offset(offset)
    .limit(limit)
    .as("page");
  return db
    .select(cardColumns)
    .from(page)
    .innerJoin(product, eq(product.slug, page.product))
    .innerJoin(productText, and(eq(productText.product, product.slug), eq(productText.locale, locale)))
    .innerJoin(productPrice, and(eq(productPrice.product, product.slug), eq(productPrice.currency, currency)))
    .orderBy(order.direction(page.key), page.position);
}

/** What a list is sorted by; products that are equal in it keep the order of the content. */
function orderOf(
  sort: Sorting | undefined,
  { locale, currency }: Market,
): { key: SQLWrapper; direction: typeof asc } {
  const amount = sql`${productListing.amounts}[${sql.raw(String(currencies.indexOf(currency) + 1))}]`;
  const nameRank = sql`${productListing.nameRanks}[${sql.raw(String(localeCodes.indexOf(locale) + 1))}]`;
  const orders = {
    newest: { key: productListing.released, direction: desc },
    cheapest: { key: amount, direction: asc },
    dearest: { key: amount, direction: desc },
    name: { key: nameRank, direction: asc },
  };
  return sort ? orders[sort] : { key: productListing.position, direction: asc };
}

/** One bitmap for each category and each facet that has a choice: the products that have one of the values. */
function chosenBitmaps({ categories, values, price }: ListFilter): SQL {
  const inCategories = inArray(facetBitmap.category, [...categories]);
  const choices = Object.entries(values).map(
    ([facet, chosen]) =>
      sql`(${facetBitmap.facet} = ${facet} and ${inArray(facetBitmap.value, [...chosen])})`,
  );
  const any = choices.length > 0 ? sql.join(choices, sql` or `) : sql`false`;
  const ofValues = sql`
    select ${facetBitmap.category} as category, ${facetBitmap.facet} as facet,
      bit_or(${facetBitmap.products}) as products
    from ${facetBitmap} where ${inCategories} and (${any}) group by 1, 2`;
  const range = price && priceRange(price);
  return range ? sql`${ofValues} union all ${ofPrices(price.currency, categories, range)}` : ofValues;
}

const ofPrices = (currency: Currency, categories: readonly string[], range: SQL) => sql`
  select category, 'price', ${range} from (
    select ${priceBitmap.category} as category,
      array_agg(${priceBitmap.products} order by ${priceBitmap.bit}) as bits
    from ${priceBitmap}
    where ${and(eq(priceBitmap.currency, currency), inArray(priceBitmap.category, [...categories]))}
    group by 1
  ) as prices`;

/** The largest price that a product can have: an `integer` of the database. */
const maxAmount = 2 ** 31 - 1;

/** @returns nothing when every price is in the range */
function priceRange({ from = 0, to = maxAmount }: { from?: number; to?: number }): SQL | undefined {
  const conditions = [
    ...(from > 0 ? [atLeast(from)] : []),
    ...(to < maxAmount ? [sql`~${atLeast(to + 1)}`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` & `) : undefined;
}

/**
 * The products whose price is at least `bound`, all compared at once. From the lowest bit that is set
 * in the bound upwards: where the bound has a bit, a price needs it too; where it has none, a price
 * that has it is larger, whatever follows.
 */
function atLeast(bound: number): SQL {
  if (bound > maxAmount) return sql`(bits[1] & ~bits[1])`;
  const isSet = (bit: number) => ((bound >>> bit) & 1) === 1;
  const bits = Array.from({ length: 31 }, (_, bit) => bit);
  const lowest = bits.find(isSet)!;
  const bitmap = (bit: number) => sql.raw(`bits[${bit + 1}]`);
  return bits
    .slice(lowest + 1)
    .reduce(
      (larger, bit) => (isSet(bit) ? sql`(${bitmap(bit)} & ${larger})` : sql`(${bitmap(bit)} | ${larger})`),
      bitmap(lowest),
    );
}
