import {
  attributeFacet,
  attributeOf,
  chosenValues,
  type Facet,
  fieldFacets,
  type ListSearch,
  parameterOf,
} from "#app/site/product-list-search.ts";
import { specificationOf } from "#app/site/specifications.ts";

import type { FacetKey } from "../../data/database/schema.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { type AttributeRow, listAttributeRows } from "./attributes.repo.server.ts";
import { listCategoryRows, readWords, type WordKey, type Words } from "./catalog.repo.server.ts";
import { categoryTree } from "./category-tree.ts";
import { formatAttribute, type SpecificationText } from "./format-specification.ts";
import { countFacets, type FacetCount, type ListFilter } from "./product-list.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;
type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number];

export type FacetOption = {
  /** As in the URL. */
  value: string;
  label: SpecificationText;
  /** Number of products with this value as the only one of its facet. */
  count: number;
  swatch?: string | undefined;
};

export type FacetView = {
  facet: Facet;
  name: ReturnType<typeof parameterOf>["name"];
  /** Set for attributes. The interface has the labels of fields. */
  label: string | undefined;
  /** Numbers are sorted by size, all others by frequency. */
  options: FacetOption[];
  /** Number of values that the options omit. */
  more: number;
  isExpanded: boolean;
};

/** Values per facet, unless the visitor requests all. */
const fewValues = 8;
/** Bounds the size of a page. */
const mostValues = 300;

export type ListQuery = NonNullable<Awaited<ReturnType<typeof readListQuery>>>;

/** The list and its filters. @returns undefined for an unknown category */
export async function readListQuery({ site, runtime }: Scope, slug: string | undefined, search: ListSearch) {
  const { readDb: db } = runtime.database;
  const [rows, attributes] = await Promise.all([listCategoryRows(db, site), listAttributeRows(db, site)]);
  const tree = categoryTree(rows);
  const category = slug === undefined ? undefined : tree.find(slug);
  if (slug !== undefined && !category) return undefined;

  const listed = category ? tree.subtreeOf(category) : rows;
  const chosen = category
    ? []
    : (search.category ?? []).flatMap((key) => tree.find(key) ?? []).flatMap(tree.subtreeOf);
  const offered = attributes.filter(({ key, filter }) => filter || category?.filters.includes(key));
  const facets: Facet[] = [...fieldFacets, ...offered.map(({ key }) => attributeFacet(key))];
  return {
    tree,
    category,
    listed,
    /** Those in the selected categories. */
    shown: chosen.length > 0 ? [...new Set(chosen)] : listed,
    attributes,
    facets: category ? facets.filter((facet) => facet !== "category") : facets,
    filter: {
      catalog: slugsOf(rows),
      values: valuesOf(search, facets, site.code),
      price: priceRange(search, site.priceList),
    },
  };
}

export const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);

function valuesOf(search: ListSearch, facets: readonly Facet[], site: string): ListFilter["values"] {
  const chosen = Object.entries(chosenValues(search)).filter(
    ([facet]) => facet !== "category" && facets.some((offered) => offered === facet),
  );
  return { ...Object.fromEntries(chosen), ...(search.stock && { stock: [search.stock] }), site: [site] };
}

function priceRange({ min, max }: ListSearch, list: string): ListFilter["price"] {
  if (min === undefined && max === undefined) return undefined;
  return {
    list,
    ...(min !== undefined && { from: Math.round(min * 100) }),
    ...(max !== undefined && { to: Math.round(max * 100) }),
  };
}

export async function readFacets({ site, runtime }: Scope, query: ListQuery, search: ListSearch) {
  const { readDb: db } = runtime.database;
  const { listed, shown, attributes, facets, filter } = query;
  const counts = await countFacets(
    db,
    { ...filter, categories: slugsOf(listed) },
    {
      // Includes `category` even if it cannot be filtered, because its counts add up to the total.
      facets: [...new Set<FacetKey>(["stock", "category", ...facets])],
      shown: slugsOf(shown),
      limit: fewValues,
      expanded: search.all && { facet: search.all, limit: mostValues },
    },
  );
  const byFacet = Map.groupBy(counts, ({ facet }) => facet);
  const categories = new Map(byFacet.get("category")?.map((row) => [row.value, row]));
  const sumOf = (count: "products" | "found") => (rows: readonly CategoryRow[]) =>
    rows.reduce((sum, { slug }) => sum + (categories.get(slug)?.[count] ?? 0), 0);
  const word = await readWords(db, site, counts.flatMap(wordsOf));

  const viewOf = (facet: Facet): FacetView => {
    const key = attributeOf(facet);
    const attribute = attributes.find((candidate) => candidate.key === key);
    const rows = inOrder(byFacet.get(facet) ?? [], attribute);
    const isExpanded = search.all === facet;
    const all =
      facet === "category"
        ? categoryOptions(query, search, { products: sumOf("products"), found: sumOf("found") })
        : rows.map((row) => ({
            value: parameterOf(facet, row.value).value,
            count: row.found,
            ...wordOf(row, attribute, word, site.languageTag),
          }));
    const options =
      facet === "category" && !isExpanded ? mostFrequent(all, search.category) : all.slice(0, mostValues);
    return {
      facet,
      name: parameterOf(facet, "").name,
      label: attribute?.label,
      options,
      more: (facet === "category" ? all.length : (rows[0]?.size ?? 0)) - options.length,
      isExpanded,
    };
  };
  const models = sumOf("products")(shown);
  const chosen = chosenValues(search);
  /** A single value that all products have does not filter. */
  const isUseful = ({ facet, options }: FacetView) =>
    options.length > 1 ||
    (options.length === 1 && (chosen[facet] || byFacet.get(facet)?.[0]?.products !== models));
  return {
    facets: facets.map(viewOf).filter(isUseful),
    total: sumOf("found")(shown),
    inStock: byFacet.get("stock")?.[0]?.found ?? 0,
  };
}

const fieldWords = { color: "color", connection: "connection", tag: "tag" } as const;
type WordFacet = keyof typeof fieldWords;

const hasWords = (facet: string): facet is WordFacet => Object.hasOwn(fieldWords, facet);

function wordsOf({ facet, value }: FacetCount): WordKey[] {
  if (hasWords(facet)) return [{ kind: fieldWords[facet], key: value }];
  return attributeOf(facet) === undefined ? [] : [{ kind: "term", key: value }];
}

function wordOf(
  { facet, value }: FacetCount,
  attribute: AttributeRow | undefined,
  word: Words,
  languageTag: string,
): Pick<FacetOption, "label" | "swatch"> {
  if (attribute) {
    const term = (key: string) => word("term", key)?.label ?? key;
    return { label: formatAttribute(attribute, specificationOf(attribute.kind, value), term, languageTag) };
  }
  const found = hasWords(facet) ? word(fieldWords[facet], value) : undefined;
  return { label: found?.label ?? value, ...(found?.swatch && { swatch: found.swatch }) };
}

/** Yes before no, numbers by size, others unchanged. */
function inOrder(rows: readonly FacetCount[], attribute: AttributeRow | undefined): readonly FacetCount[] {
  if (!attribute || attribute.kind === "terms" || attribute.kind === "text") return rows;
  const sizeOf = ({ value }: FacetCount) =>
    attribute.kind === "boolean" ? Number(value === "false") : Number(value.split("x", 1)[0]);
  return rows.toSorted((a, b) => sizeOf(a) - sizeOf(b));
}

/** In tree order. Counts include the categories below. */
function categoryOptions(
  { tree, listed }: ListQuery,
  { category: chosen }: ListSearch,
  sumOf: Record<"products" | "found", (rows: readonly CategoryRow[]) => number>,
): FacetOption[] {
  return listed.flatMap((row) => {
    const below = tree.subtreeOf(row);
    const isShown = sumOf.products(below) > 0 || chosen?.includes(row.slug);
    return isShown ? [{ value: row.slug, label: row.name, count: sumOf.found(below) }] : [];
  });
}

function mostFrequent(options: FacetOption[], chosen: readonly string[] = []): FacetOption[] {
  if (options.length <= fewValues + 2) return options;
  const first = new Set(options.toSorted((a, b) => b.count - a.count).slice(0, fewValues));
  return options.filter((option) => first.has(option) || chosen.includes(option.value));
}
