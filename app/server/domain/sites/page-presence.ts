import type { FallbackPaths } from "#app/seo/alternates.ts";
import type { LocaleCode } from "#app/site/markets.ts";

import { type PageMiddleware, pageMiddleware } from "./page-middleware.ts";

/** `site` is null for the common version. */
export type PageVersion = { slug: string; site: LocaleCode | null; middleware: readonly string[] };

/** Sites by slug. Pages that are not listed exist on every site. */
export type PagePresence = ReadonlyMap<string, ReadonlySet<LocaleCode>>;

export function pagePresence(
  versions: readonly PageVersion[],
  sites: readonly LocaleCode[],
  context: Parameters<PageMiddleware>[0],
): PagePresence {
  const isShown = (name: string) => pageMiddleware[name]?.(context) === "show";
  const pages = Map.groupBy(versions, ({ slug }) => slug);
  return new Map(
    [...pages].map(([slug, pageVersions]) => {
      const versionOf = (code: LocaleCode | null) => pageVersions.find(({ site }) => site === code);
      const present = sites.filter((code) => (versionOf(code) ?? versionOf(null))?.middleware.every(isShown));
      return [slug, new Set(present)];
    }),
  );
}

/** @param above slug of the parent page @returns nothing when no site lacks the page */
export function fallbackPathsOf(
  pages: PagePresence,
  sites: Iterable<LocaleCode>,
  slug: string,
  above?: string,
): FallbackPaths | undefined {
  const present = pages.get(slug);
  const missing = present ? [...sites].filter((code) => !present.has(code)) : [];
  if (missing.length === 0) return undefined;
  const parentPath = (code: LocaleCode) =>
    above !== undefined && pages.get(above)?.has(code) !== false ? `/${above}` : "/";
  return Object.fromEntries(missing.map((code) => [code, parentPath(code)]));
}
