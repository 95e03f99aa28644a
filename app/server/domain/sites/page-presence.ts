import type { FallbackPaths } from "#app/seo/alternates.ts";
import type { LocaleCode } from "#app/site/markets.ts";

import { type PageMiddleware, pageMiddleware } from "./page-middleware.ts";

/** A version of a page: the common one, or that of one site. */
export type PageVersion = { slug: string; site: LocaleCode | null; middleware: readonly string[] };

/** The sites that have a page, by its slug. Every site has the pages that are not in it. */
export type PagePresence = ReadonlyMap<string, ReadonlySet<LocaleCode>>;

/** @param versions of all pages that some sites may have and others not */
export function pagePresence(
  versions: readonly PageVersion[],
  sites: readonly LocaleCode[],
  context: Parameters<PageMiddleware>[0],
): PagePresence {
  const isShown = (name: string) => pageMiddleware[name]?.(context) === "show";
  const pages = Map.groupBy(versions, ({ slug }) => slug);
  return new Map(
    [...pages].map(([slug, own]) => {
      const versionOf = (code: LocaleCode | null) => own.find(({ site }) => site === code);
      const having = sites.filter((code) => (versionOf(code) ?? versionOf(null))?.middleware.every(isShown));
      return [slug, new Set(having)];
    }),
  );
}

/**
 * @param above slug of the page that this one belongs to, which the asking site has
 * @returns nothing when no site lacks the page, or none has it
 */
export function fallbackPathsOf(
  pages: PagePresence,
  sites: Iterable<LocaleCode>,
  slug: string,
  above?: string,
): FallbackPaths | undefined {
  const having = pages.get(slug);
  const lacking = having ? [...sites].filter((code) => !having.has(code)) : [];
  if (lacking.length === 0) return undefined;
  const pathAbove = (code: LocaleCode) =>
    above !== undefined && pages.get(above)?.has(code) !== false ? `/${above}` : "/";
  return Object.fromEntries(lacking.map((code) => [code, pathAbove(code)]));
}
