import { currencySymbol, formatPrice } from "#app/site/format.ts";
import type { ListSearch } from "#app/site/product-list-search.ts";
import type { Site } from "#app/site/site.ts";

import { renderMarkdown } from "../markdown/markdown.server.ts";
import { shownCategories, shownList, shownPrices, shownProduct } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listCategoryRows, listTerms, listTipRows } from "./catalog.repo.server.ts";
import { categoryCard } from "./catalog.server.ts";
import { facetOptions, foundIn, inStockIn } from "./facet-options.ts";
import { productCard } from "./product-card.server.ts";
import { countFacets, listFilteredRows, type ListFilter } from "./product-list.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type ProductList = NonNullable<Awaited<ReturnType<typeof readProductList>>>;

/** A multiple of 1, 2, 3 and 4 columns. */
const pageSize = 24;

/** @returns nothing for an unknown category or page */
export async function readProductList(scope: Scope, slug: string | undefined, search: ListSearch) {
  const { site, runtime } = scope;
  const { readDb: db } = runtime.database;
  const categories = await listCategoryRows(db, site);
  const listed = categories.filter((category) => slug === undefined || category.slug === slug);
  if (slug !== undefined && listed.length === 0) return undefined;

  const all = listed.map((category) => category.slug);
  const chosen = slug === undefined ? all.filter((category) => search.category?.includes(category)) : [];
  const shown = chosen.length > 0 ? chosen : all;
  const filter = listFilter(scope, search);
  const page = search.page ?? 1;
  const [counts, rows, words, tips] = await Promise.all([
    countFacets(db, { ...filter, categories: all }),
    listFilteredRows(
      db,
      site,
      { ...filter, categories: shown },
      { sort: search.sort, offset: (page - 1) * pageSize, limit: pageSize },
    ),
    listTerms(db, site, ["color", "connection", "tag"]),
    listTips(scope, slug),
  ]);
  noteShown(scope, search, all, rows);
  const total = foundIn(counts, shown);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) return undefined;

  const wordsOf = (kind: string) => words.filter((word) => word.kind === kind);
  const word = (kind: string, key: string) =>
    words.find((candidate) => candidate.kind === kind && candidate.key === key)?.label ?? key;
  const options = (facet: "color" | "connection" | "tag") =>
    facetOptions(counts, facet, wordsOf(facet), { categories: shown, chosen: search[facet] });
  const categoryWords = categories.map(({ slug: key, name }) => ({ key, label: name }));
  return {
    category: slug === undefined ? undefined : listed.map(categoryCard)[0],
    categories: slug === undefined ? listed.map(categoryCard) : [],
    products: rows.map((row) => productCard(row, word, site, search.color)),
    total,
    page,
    pages,
    facets: {
      category:
        slug === undefined ? facetOptions(counts, "category", categoryWords, { categories: all }) : [],
      color: options("color"),
      connection: options("connection"),
      tag: options("tag"),
    },
    inStock: inStockIn(counts, shown),
    price: priceView(
      site,
      search,
      categories.filter((category) => shown.includes(category.slug)).map(({ priceBounds }) => priceBounds),
    ),
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

/** The selected range as text, and the bounds of all prices in whole main units. */
function priceView(
  { currency, priceList, languageTag }: Site,
  { min, max }: ListSearch,
  bounds: Partial<Record<string, [lowest: number, highest: number]>>[],
) {
  const ranges = bounds.flatMap(({ [priceList]: range }) => (range ? [range] : []));
  const words = (amount: number | undefined) =>
    amount === undefined ? undefined : formatPrice(Math.round(amount * 100), currency, languageTag);
  return {
    currency: currencySymbol(currency, languageTag),
    min: words(min),
    max: words(max),
    ...(ranges.length > 0 && {
      lowest: Math.floor(Math.min(...ranges.map(([lowest]) => lowest)) / 100),
      highest: Math.ceil(Math.max(...ranges.map(([, highest]) => highest)) / 100),
    }),
  };
}

function listFilter({ site }: Scope, search: ListSearch): Omit<ListFilter, "categories"> {
  const { color, connection, tag, stock, min, max } = search;
  const values = { color, connection, tag, stock: stock && [stock], site: [site.code] };
  const hundredths = (amount: number | undefined) =>
    amount === undefined ? undefined : Math.round(amount * 100);
  return {
    values: Object.fromEntries(Object.entries(values).filter(([, chosen]) => chosen)),
    price:
      min === undefined && max === undefined
        ? undefined
        : { list: site.priceList, from: hundredths(min), to: hundredths(max) },
  };
}

/** For all products, the first tip of each category. */
async function listTips({ site, runtime }: Scope, slug: string | undefined) {
  const rows = await listTipRows(runtime.database.readDb, site);
  const tips =
    slug === undefined
      ? rows.flatMap(({ name, tips: [first] }) => (first ? [{ ...first, label: name }] : []))
      : rows.filter(({ category }) => category === slug).flatMap((row) => row.tips);
  return tips.map((tip) => ({ ...tip, body: renderMarkdown(tip.body) }));
}
