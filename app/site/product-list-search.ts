import * as v from "valibot";

import {
  amountField,
  choiceField,
  field,
  isLine,
  isSlug,
  pageField,
  slugsField,
  valuesField,
} from "./search-fields.ts";

/** Sort orders other than the default, which has no parameter. */
export const sortings = ["newest", "cheapest", "dearest", "name"] as const;
export type Sorting = (typeof sortings)[number];

/** Bitmaps of prices have bits 0 to 30 of the amount, and this bit for products with a price. */
export const pricedBit = 31;

/** Facets of fields, in display order; those of attributes follow. A product must match one value of each facet. */
export const fieldFacets = ["category", "brand", "color", "connection", "tag"] as const;
export type FieldFacet = (typeof fieldFacets)[number];

const attributePrefix = "attribute.";
export type AttributeFacet = `${typeof attributePrefix}${string}`;
export type Facet = FieldFacet | AttributeFacet;

export const attributeFacet = (key: string): AttributeFacet => `${attributePrefix}${key}`;

/** The attribute of a facet; undefined for a field. */
export const attributeOf = (facet: string): string | undefined =>
  facet.startsWith(attributePrefix) ? facet.slice(attributePrefix.length) : undefined;

const isFacet = (value: unknown): value is Facet =>
  typeof value === "string" &&
  (fieldFacets.some((facet) => facet === value) || isSlug(attributeOf(value) ?? ""));

/** A value of an attribute in an address: `switch.Cherry MX Red`. */
const isAttributeValue = (value: unknown): value is string => {
  if (!isLine(value, 310)) return false;
  const dot = value.indexOf(".");
  return dot > 0 && isSlug(value.slice(0, dot)) && value.trim() === value && value.length > dot + 1;
};

const isMaker = (value: unknown): value is string => isLine(value, 80) && value.trim() === value;

/** Prices are in the main unit of the site's currency. */
export const listSearch = v.object({
  category: slugsField,
  brand: valuesField(isMaker),
  color: slugsField,
  connection: slugsField,
  tag: slugsField,
  /** Attribute values as `key.value`. */
  filter: valuesField(isAttributeValue),
  min: amountField,
  max: amountField,
  stock: choiceField(["in"]),
  sort: choiceField(sortings),
  page: pageField,
  /** The facet that shows all of its values. */
  all: field(([value]) => (isFacet(value) ? value : undefined)),
});
export type ListSearch = v.InferOutput<typeof listSearch>;

export const listSearchOf = (search: Record<string, unknown>): ListSearch => v.parse(listSearch, search);

export function parameterOf(facet: Facet, value: string): { name: FieldFacet | "filter"; value: string } {
  const attribute = attributeOf(facet);
  return attribute === undefined
    ? { name: facet as FieldFacet, value }
    : { name: "filter", value: `${attribute}.${value}` };
}

export function chosenValues(search: ListSearch): Partial<Record<Facet, string[]>> {
  const ofFields = fieldFacets.flatMap((facet) => search[facet]?.map((value) => ({ facet, value })) ?? []);
  const ofAttributes = (search.filter ?? []).map((entry) => {
    const dot = entry.indexOf(".");
    return { facet: attributeFacet(entry.slice(0, dot)), value: entry.slice(dot + 1) };
  });
  const byFacet = Map.groupBy<Facet, { facet: Facet; value: string }>(
    [...ofFields, ...ofAttributes],
    ({ facet }) => facet,
  );
  return Object.fromEntries([...byFacet].map(([facet, rows]) => [facet, rows.map(({ value }) => value)]));
}

/** Item numbers are free text of at most 70 characters. */
export const productSearch = v.object({
  variant: field(([value]) => {
    const number = typeof value === "number" ? String(value) : value;
    return typeof number === "string" && number.length > 0 && number.length <= 70 ? number : undefined;
  }),
});

export const isFiltered = (search: ListSearch): boolean =>
  Object.entries(search).some(([name, value]) => name !== "page" && value !== undefined);
