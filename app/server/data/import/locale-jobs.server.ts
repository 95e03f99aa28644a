import { type LocaleCode, pseudoLocale } from "#app/site/markets.ts";

import type { CatalogEntryRow } from "./catalog-entries.repo.server.ts";
import { type CatalogEntry, createTranslate } from "./catalogs/catalog-file.server.ts";
import type { ImportJob } from "./import-job.ts";
import { keepTogether } from "./keep-together.ts";
import { type Content, localizeContent } from "./localize-content.ts";
import { rowTranslations } from "./merge-entries.ts";
import { perObject } from "./per-object.ts";
import { translatePseudo } from "./pseudo-site.ts";
import { siteWords } from "./site-overrides.ts";
import { localeOf } from "./site.schema.ts";
import type { Translate } from "./translatable.ts";

const sourceTexts: readonly CatalogEntry[] = [];

const translatorFor = perObject((entries: readonly CatalogEntry[]) => {
  const byLocale = new Map<LocaleCode, Translate>();
  const translated = createTranslate(entries);
  return (locale: LocaleCode) => {
    const cached = byLocale.get(locale) ?? withNoBreakSpaces(translated, locale);
    byLocale.set(locale, cached);
    return cached;
  };
});

const withNoBreakSpaces =
  (translate: Translate, locale: LocaleCode): Translate =>
  (message) =>
    keepTogether(translate(message), locale);

const pseudoTranslate = withNoBreakSpaces(translatePseudo, pseudoLocale);

/** @param rows may have translations of their own */
export function localeJobs(content: Content, rows: readonly CatalogEntryRow[]): ImportJob["locales"] {
  const withRows = rowTranslations(rows);
  const texts = { ...content, products: [] };
  return Array.from(Map.groupBy(content.sites.value.sites, localeOf), ([locale, sites]) => {
    const catalog =
      locale === pseudoLocale
        ? pseudoTranslate
        : translatorFor(content.catalogs.get(locale)?.entries ?? sourceTexts)(locale);
    const translate = withRows(locale, catalog);
    return {
      locale,
      languageTag: sites[0]!.languageTag,
      sites: sites.map(({ code }) => code),
      translate,
      localized: localizeContent(texts, translate),
      versions: sites.flatMap(({ code: site }) => {
        const words = siteWords(content, site, locale, translate);
        return words
          ? [{ site, words, localized: localizeContent(words.apply(texts), words.translate) }]
          : [];
      }),
    };
  });
}
