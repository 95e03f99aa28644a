import { currencySymbol, formatPrice } from "#app/site/format.ts";
import type { ListSearch } from "#app/site/product-list-search.ts";
import type { Site } from "#app/site/site.ts";

import { renderMarkdown } from "../markdown/markdown.server.ts";
import { shownCategories, shownList, shownPrices, shownProduct } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listTipRows } from "./catalog.repo.server.ts";
import { categoryCard } from "./catalog.server.ts";
import { pathOf } from "./category-tree.ts";
import { readFacets, readListQuery, slugsOf } from "./facets.server.ts";
import { productCards } from "./product-card.server.ts";
import { priceRanges, priceSteps } from "./price-ranges.ts";
import { countPrices, type ListFilter, listFilteredRows } from "./product-list.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type ProductList = NonNullable<Awaited<ReturnType<typeof readProductList>>>;

/** A multiple of 1, 2, 3 and 4 columns. */
const pageSize = 24;

/** @returns undefined for an unknown category or page */
export async function readProductList(scope: Scope, slug: string | undefined, search: ListSearch) {
  const { site, runtime } = scope;
  const { readDb: db } = runtime.database;
  const query = await readListQuery(scope, slug, search);
  if (!query) return undefined;
  const { tree, category, listed, shown, attributes, filter } = query;
  const page = search.page ?? 1;
  const bounds = boundsOf(
    site,
    shown.map(({ priceBounds }) => priceBounds),
  );
  const [{ facets, total, inStock }, products, tips, ranges] = await Promise.all([
    readFacets(scope, query, search),
    listFilteredRows(
      db,
      site,
      { ...filter, categories: slugsOf(shown) },
      { sort: search.sort, offset: (page - 1) * pageSize, limit: pageSize },
    ).then((rows) => productCards(scope, rows, attributes, search.color)),
    listTips(scope, slug),
    listRanges(scope, { ...filter, categories: slugsOf(shown) }, bounds),
  ]);
  noteShown(scope, search, slugsOf(listed), products);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) return undefined;

  const card = (row: (typeof listed)[number]) => categoryCard(row, tree.subtreeOf(row));
  return {
    category: category && card(category),
    /** Categories above it, from the top level. */
    path: category ? pathOf(tree.pathTo(category)).slice(0, -1) : [],
    categories: tree.childrenOf(slug).map(card),
    products,
    total,
    page,
    pages,
    facets,
    inStock,
    price: { ...priceView(site, search, bounds), ranges },
    tips,
  };
}

function noteShown(
  { shows }: Scope,
  { sort, min, max }: ListSearch,
  categories: readonly string[],
  rows: readonly { slug: string }[],
) {
  const byPrice = sort === "cheapest" || sort === "dearest" || min !== undefined || max !== undefined;
  shows.add(shownCategories);
  for (const category of categories) {
    shows.add(shownList(category));
    if (byPrice) shows.add(shownPrices(category));
  }
  for (const { slug } of rows) shows.add(shownProduct(slug));
}

type Bounds = { lowest: number; highest: number };
type PriceBounds = Partial<Record<string, [lowest: number, highest: number]>>;

/** In hundredths. @returns undefined if no product has a price on this site */
function boundsOf({ priceList }: Site, bounds: readonly PriceBounds[]): Bounds | undefined {
  const ranges = bounds.flatMap(({ [priceList]: range }) => (range ? [range] : []));
  if (ranges.length === 0) return undefined;
  return {
    lowest: Math.min(...ranges.map(([lowest]) => lowest)),
    highest: Math.max(...ranges.map(([, highest]) => highest)),
  };
}

/** The selected range as text, and the bounds of all prices in whole main units. */
function priceView({ currency, languageTag }: Site, { min, max }: ListSearch, bounds: Bounds | undefined) {
  const words = (amount: number | undefined) =>
    amount === undefined ? undefined : formatPrice(Math.round(amount * 100), currency, languageTag);
  return {
    currency: currencySymbol(currency, languageTag),
    min: words(min),
    max: words(max),
    ...(bounds && { lowest: Math.floor(bounds.lowest / 100), highest: Math.ceil(bounds.highest / 100) }),
  };
}

/** For long lists. Counts are cached for a minute, so that price changes do not discard a category's lists. */
async function listRanges({ site, runtime }: Scope, filter: ListFilter, bounds: Bounds | undefined) {
  const { currency, languageTag, priceList } = site;
  const steps = bounds ? priceSteps(bounds.lowest, bounds.highest) : [];
  if (steps.length === 0) return [];
  const { total, atLeast } = await countPrices(
    runtime.database.readDb,
    filter,
    priceList,
    steps.flatMap((amount) => [amount, amount + 1]),
  );
  if (total <= pageSize) return [];
  const counts = steps.map((amount, index) => ({
    amount,
    atLeast: atLeast[2 * index]!,
    above: atLeast[2 * index + 1]!,
  }));
  const words = (amount: number | undefined) =>
    amount === undefined ? undefined : formatPrice(amount, currency, languageTag);
  const unit = (amount: number | undefined) => (amount === undefined ? undefined : amount / 100);
  return priceRanges(counts, total).map(({ from, to, count }) => ({
    count,
    min: words(from),
    max: words(to),
    bounds: { min: unit(from), max: unit(to) },
  }));
}

async function listTips({ site, runtime }: Scope, slug: string | undefined) {
  const rows = await listTipRows(runtime.database.readDb, site);
  const tips =
    slug === undefined
      ? rows.flatMap(({ name, tips: [first] }) => (first ? [{ ...first, label: name }] : []))
      : rows.filter(({ category }) => category === slug).flatMap((row) => row.tips);
  return tips.map((tip) => ({ ...tip, body: renderMarkdown(tip.body) }));
}
