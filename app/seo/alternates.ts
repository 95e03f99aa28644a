/** Where the links to the other languages lead when the page is not on every site. */
import type { AnyRouteMatch } from "@tanstack/react-router";

import { errorStatus } from "../site/error-status.ts";
import type { LocaleCode } from "../site/markets.ts";

/** Sites without a page, each with the path of the nearest page above it that it has. */
export type FallbackPaths = Partial<Record<LocaleCode, string>>;

/** A place for a link to a site, and whether the visitor finds another page there. */
export type Place = { path: string; isOther: boolean };

/**
 * Where the page that is shown stands on another site. A page that is missing here too is kept only where it is,
 * and nobody is told: what is found instead of a missing page is the home page on every site.
 * @param href of the page, with its search parameters
 */
export function placeOn(code: LocaleCode, href: string, matches: readonly AnyRouteMatch[]): Place {
  const missing = matches.find(isMissing);
  if (missing) {
    const { data } = (missing.error ?? {}) as { data?: { fallbackPaths?: FallbackPaths } };
    return { path: data?.fallbackPaths && !data.fallbackPaths[code] ? href : "/", isOther: false };
  }
  const { page } = (matches.at(-1)?.loaderData ?? {}) as { page?: { fallbackPaths?: FallbackPaths } };
  const above = page?.fallbackPaths?.[code];
  return above === undefined ? { path: href, isOther: false } : { path: above, isOther: true };
}

const isMissing = ({ status, error, _notFound }: AnyRouteMatch) =>
  status === "notFound" || _notFound === true || (status === "error" && errorStatus(error) === 404);
