/** Which pages are the same for every visitor, and under which addresses. */
import * as v from "valibot";

import { pickupParams } from "../../site/pickup-search.ts";
import { serviceCenterSearch, shopSearch } from "../../site/place-search.ts";
import { listSearch } from "../../site/product-list-search.ts";
import { slugField } from "../../site/search-fields.ts";
import { parseSearch, stringifySearch } from "../../site/search-params.ts";
import { certificateSearch, downloadSearch } from "../../site/support-search.ts";

type PageKind = {
  /** The parameters that the page reads, as its route declares them. */
  search?: { entries: Record<string, v.GenericSchema> };
  /** Those that are a visitor's own words or place. */
  personal?: readonly string[];
};

const pickup = Object.keys(pickupParams.entries);
const place = ["city", "near", ...pickup];

/** By the id of the route, the most general last. A page that is not listed is not cached and keeps all its parameters. */
export const pageKinds: Record<string, PageKind | "never"> = {
  "/": {},
  "/search": "never",
  "/gallery": "never",
  "/category/{-$slug}": { search: listSearch },
  "/product/": { search: listSearch },
  "/product/$slug": { search: { entries: { color: slugField } } },
  "/certificates/": { search: certificateSearch },
  "/certificates/$slug": {},
  "/drivers-and-manuals": { search: downloadSearch, personal: ["q"] },
  "/service-center": {
    search: { entries: { ...serviceCenterSearch.entries, ...pickupParams.entries } },
    personal: place,
  },
  "/where-to-buy": {
    search: { entries: { ...shopSearch.entries, ...pickupParams.entries } },
    personal: place,
  },
  "/$slug": {},
};

const patternOf = (route: string) =>
  new RegExp(
    `^${route
      .replace(/(.)\/$/, "$1")
      .replace(/\/\{-\$\w+\}/, "(?:/[^/]+)?")
      .replace(/\/\$\w+/, "/[^/]+")}$`,
  );

const kinds = Object.entries(pageKinds).map(([route, kind]) => ({ route, kind, path: patternOf(route) }));

/** What is no page, such as feeds. */
const file = /\.[a-z]+$/;

export type PageAddress = {
  /** Id of the route that renders the page. When another one does, the page must not be cached under this address. */
  route: string;
  /** Path and the parameters that the page reads. */
  address: string;
};

/**
 * The address that stands for all that lead to the same page: without the parameters that the page does not read.
 * @returns nothing for pages that are not kept, and for other spellings of an address, which the router leads to the
 *   right one
 */
export function pageAddress({ pathname, search: query }: URL): PageAddress | undefined {
  const found = file.test(pathname) ? undefined : kinds.find(({ path }) => path.test(pathname));
  if (!found || found.kind === "never") return undefined;
  const { route, kind } = found;
  const { search = { entries: {} }, personal = [] } = kind;
  const given = new URLSearchParams(query);
  for (const name of new Set(given.keys())) if (!Object.hasOwn(search.entries, name)) given.delete(name);
  if (given.size === 0) return { route, address: pathname };
  if (personal.some((name) => given.has(name))) return undefined;
  const wanted = stringifySearch(v.parse(v.object(search.entries), parseSearch(String(given))));
  return wanted === `?${given}` ? { route, address: `${pathname}${wanted}` } : undefined;
}
