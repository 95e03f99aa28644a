import type { FallbackPaths } from "#app/seo/alternates.ts";
import type { LocaleCode, SiteCode } from "#app/site/markets.ts";
import type { SiteKey } from "#app/site/site.ts";

import { type PageMiddleware, pageMiddleware } from "./page-middleware.ts";

/** `sites` is null for a version that all sites of the locale show. */
export type PageVersion = {
  slug: string;
  locale: LocaleCode;
  sites: readonly SiteCode[] | null;
  middleware: readonly string[];
};

/** Sites by slug. Pages that are not listed exist on every site. */
export type PagePresence = ReadonlyMap<string, ReadonlySet<SiteCode>>;

export function pagePresence(
  versions: readonly PageVersion[],
  sites: readonly SiteKey[],
  context: Parameters<PageMiddleware>[0],
): PagePresence {
  const isShown = (name: string) => pageMiddleware[name]?.(context) === "show";
  const pages = Map.groupBy(versions, ({ slug }) => slug);
  return new Map(
    [...pages].map(([slug, pageVersions]) => {
      const present = sites.filter(({ code, locale }) =>
        pageVersions.some(
          (version) =>
            version.locale === locale &&
            version.sites?.includes(code) !== false &&
            version.middleware.every(isShown),
        ),
      );
      return [slug, new Set(present.map(({ code }) => code))];
    }),
  );
}

/** @param above slug of the parent page @returns undefined if every site has the page */
export function fallbackPathsOf(
  pages: PagePresence,
  sites: Iterable<SiteCode>,
  slug: string,
  above?: string,
): FallbackPaths | undefined {
  const present = pages.get(slug);
  const missing = present ? [...sites].filter((code) => !present.has(code)) : [];
  if (missing.length === 0) return undefined;
  const parentPath = (code: SiteCode) =>
    above !== undefined && pages.get(above)?.has(code) !== false ? `/${above}` : "/";
  return Object.fromEntries(missing.map((code) => [code, parentPath(code)]));
}
