import * as v from "valibot";

import { type PageDefinition, pages } from "../../site/pages.ts";
import { parseSearch, stringifySearch } from "../../site/search-params.ts";

const patternOf = (route: string) =>
  new RegExp(
    `^${route
      .replace(/(.)\/$/, "$1")
      .replace(/\/\{-\$\w+\}/, "(?:/[^/]+)?")
      .replace(/\/\$\w+/, "/[^/]+")}$`,
  );

const patterns = Object.entries<PageDefinition>(pages).map(([route, page]) => ({
  route,
  page,
  pattern: patternOf(route),
}));

const filePath = /\.[a-z]+$/;

export type PageAddress = {
  /** Id of the expected route. A page of another route must not be cached under this address. */
  route: string;
  address: string;
};

/** @returns undefined for uncacheable pages, and for spellings of an address that the router redirects */
export function pageAddress({ pathname, search: query }: URL): PageAddress | undefined {
  const match = filePath.test(pathname) ? undefined : patterns.find(({ pattern }) => pattern.test(pathname));
  if (!match?.page.cached) return undefined;
  const { route, page } = match;
  const { search = { entries: {} }, personal = [] } = page;
  const given = new URLSearchParams(query);
  for (const name of new Set(given.keys())) if (!Object.hasOwn(search.entries, name)) given.delete(name);
  if (given.size === 0) return { route, address: pathname };
  if (personal.some((name) => given.has(name))) return undefined;
  const canonical = stringifySearch(v.parse(v.object(search.entries), parseSearch(String(given))));
  return canonical === `?${given}` ? { route, address: `${pathname}${canonical}` } : undefined;
}
