import { isDeepStrictEqual } from "node:util";

import type { LocaleCode, SiteCode } from "#app/site/markets.ts";

/** The common version of the sites of a locale, and those of sites that differ. */
export type Versions<Localized> = {
  locale: LocaleCode;
  sites: readonly SiteCode[];
  localized: Localized;
  versions: readonly { site: SiteCode; localized: Localized }[];
};

type Limited = { sites?: readonly SiteCode[] | null | undefined };

/**
 * Rows of a table with the columns of `ofLocale`: the common ones, each followed by those of sites that differ.
 * @param rowsOf may limit a row to some sites
 * @param keyOf identifies a common row and its versions
 */
export function versionRows<Localized, Row extends object>(
  { locale, sites, localized, versions }: Versions<Localized>,
  rowsOf: (localized: Localized) => readonly (Row & Limited)[],
  keyOf: (row: Row) => string,
) {
  const byKey = (rows: readonly (Row & Limited)[]) => new Map(rows.map((row) => [keyOf(row), row]));
  const common = byKey(rowsOf(localized));
  const others = versions.map(({ site, localized: own }) => ({ site, rows: byKey(rowsOf(own)) }));
  const version = (row: Row, site: SiteCode, shownOn: readonly SiteCode[] | null) => ({
    ...row,
    locale,
    site,
    sites: shownOn && [...shownOn],
  });
  const ownRow = (site: SiteCode, row: Row & Limited) =>
    row.sites?.includes(site) === false ? [] : [version(row, site, [site])];
  const shared = [...common].flatMap(([key, row]) => {
    const limit = row.sites ?? null;
    const differing = others.filter(({ rows }) => !isDeepStrictEqual(rows.get(key), row));
    if (differing.length === 0) return [version(row, "", limit)];
    const shownOn = sites.filter(
      (code) => limit?.includes(code) !== false && differing.every(({ site }) => site !== code),
    );
    const own = differing.flatMap(({ site, rows }) => {
      const theirs = rows.get(key);
      return theirs ? ownRow(site, theirs) : [];
    });
    return [...(shownOn.length > 0 ? [version(row, "", shownOn)] : []), ...own];
  });
  const added = others.flatMap(({ site, rows }) =>
    [...rows].filter(([key]) => !common.has(key)).flatMap(([, row]) => ownRow(site, row)),
  );
  return [...shared, ...added];
}
