/** Which pages are the same for every visitor, and under which addresses. */
import * as v from "valibot";

import { pickupParams } from "../../site/pickup-search.ts";
import { serviceCenterSearch, shopSearch } from "../../site/place-search.ts";
import { listSearch } from "../../site/product-list-search.ts";
import { slugField } from "../../site/search-fields.ts";
import { parseSearch, stringifySearch } from "../../site/search-params.ts";
import { certificateSearch, downloadSearch } from "../../site/support-search.ts";

type PageKind = {
  path: RegExp;
  /** The parameters that the page reads, as its route declares them. */
  search: { entries: Record<string, v.GenericSchema> };
  /** Those that are a visitor's own words or place. */
  personal?: readonly string[];
};

const pickup = Object.keys(pickupParams.entries);
const place = ["city", "near", ...pickup];

const kinds: PageKind[] = [
  { path: /^\/(?:category(?:\/[^/]+)?|product)$/, search: listSearch },
  { path: /^\/product\/[^/]+$/, search: { entries: { color: slugField } } },
  { path: /^\/certificates$/, search: certificateSearch },
  { path: /^\/drivers-and-manuals$/, search: downloadSearch, personal: ["q"] },
  {
    path: /^\/service-center$/,
    search: { entries: { ...serviceCenterSearch.entries, ...pickupParams.entries } },
    personal: place,
  },
  {
    path: /^\/where-to-buy$/,
    search: { entries: { ...shopSearch.entries, ...pickupParams.entries } },
    personal: place,
  },
];
const plain: PageKind = { path: /^/, search: { entries: {} } };

/** Searches, what is no page, and feeds and the like. */
const never = /^\/(?:search|gallery|api|internal)(?:\/|$)|\.[a-z]+$/;

/**
 * The address that stands for all that lead to the same page: without the parameters that the page does not read.
 * @returns nothing for pages that are not kept, and for other spellings of an address, which the router leads to the
 *   right one
 */
export function pageAddress({ pathname, search: query }: URL): string | undefined {
  if (never.test(pathname)) return undefined;
  const { search, personal = [] } = kinds.find(({ path }) => path.test(pathname)) ?? plain;
  const given = new URLSearchParams(query);
  for (const name of new Set(given.keys())) if (!Object.hasOwn(search.entries, name)) given.delete(name);
  if (given.size === 0) return pathname;
  if (personal.some((name) => given.has(name))) return undefined;
  const wanted = stringifySearch(v.parse(v.object(search.entries), parseSearch(String(given))));
  return wanted === `?${given}` ? `${pathname}${wanted}` : undefined;
}
