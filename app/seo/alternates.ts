import type { AnyRouteMatch } from "@tanstack/react-router";

import { errorStatus } from "../site/error-status.ts";
import type { SiteCode } from "../site/markets.ts";

/** Path of the nearest existing ancestor, for each site without the page. */
export type FallbackPaths = Partial<Record<SiteCode, string>>;

type Located = { fallbackPaths?: FallbackPaths };

/** `isOther` is true if the target is a different page. */
export type Place = { path: string; isOther: boolean };

/** A missing page keeps its path on sites that have it, else leads to the home page. @param href with parameters */
export function placeOn(code: SiteCode, href: string, matches: readonly AnyRouteMatch[]): Place {
  const missing = matches.find(isMissing);
  if (missing) {
    const { data } = (missing.error ?? {}) as { data?: Located };
    return { path: data?.fallbackPaths && !data.fallbackPaths[code] ? href : "/", isOther: false };
  }
  const loaded = (matches.at(-1)?.loaderData ?? {}) as Located & { page?: Located };
  const above = (loaded.page ?? loaded).fallbackPaths?.[code];
  return above === undefined ? { path: href, isOther: false } : { path: above, isOther: true };
}

const isMissing = ({ status, error, _notFound }: AnyRouteMatch) =>
  status === "notFound" || _notFound === true || (status === "error" && errorStatus(error) === 404);
