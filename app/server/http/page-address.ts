/** Which pages are the same for every visitor, and under which addresses. */
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
  const found = file.test(pathname) ? undefined : patterns.find(({ pattern }) => pattern.test(pathname));
  if (!found?.page.cached) return undefined;
  const { route, page } = found;
  const { search = { entries: {} }, personal = [] } = page;
  const given = new URLSearchParams(query);
  for (const name of new Set(given.keys())) if (!Object.hasOwn(search.entries, name)) given.delete(name);
  if (given.size === 0) return { route, address: pathname };
  if (personal.some((name) => given.has(name))) return undefined;
  const wanted = stringifySearch(v.parse(v.object(search.entries), parseSearch(String(given))));
  return wanted === `?${given}` ? { route, address: `${pathname}${wanted}` } : undefined;
}
