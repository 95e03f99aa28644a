import { type LocaleCode, localeCodes, sourceLocale } from "../../site/markets.ts";
import { interfaceCatalogs } from "./interface-catalogs.server.ts";
import { collectMessages, type Content } from "./localize-content.ts";

type Count = { translated: number; total: number };

/** How many texts of each locale are translated; the rest falls back to English. Only locales with a site have content. */
export function translationCoverage(
  content: Content,
): { locale: LocaleCode; content: Count | undefined; interface: Count }[] {
  const withSite = new Set(content.sites.value.sites.map(({ code }) => code));
  const texts = new Set(collectMessages(content).map(({ source }) => source));
  return localeCodes
    .filter((locale) => locale !== sourceLocale)
    .map((locale) => {
      const done = new Set(
        (content.catalogs.get(locale)?.entries ?? [])
          .filter(({ translation }) => translation)
          .map(({ source }) => source),
      );
      const messages = interfaceCatalogs(locale).flatMap((catalog) =>
        "entries" in catalog ? catalog.entries : [],
      );
      return {
        locale,
        content: withSite.has(locale)
          ? { translated: [...texts].filter((text) => done.has(text)).length, total: texts.size }
          : undefined,
        interface: {
          translated: messages.filter(({ translation }) => translation).length,
          total: messages.length,
        },
      };
    });
}
