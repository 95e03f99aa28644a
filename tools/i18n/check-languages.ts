import { localeCodes, sourceLocale } from "#app/site/markets.ts";
import { collectMessages, type Content } from "#app/server/data/import/localize-content.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import { faultCheckers, runCheckers, languageOf } from "#app/server/data/import/catalogs/fault-checkers.ts";

import { checkers } from "./checkers.ts";
import { interfaceCatalogs } from "./interface-catalogs.ts";
import type { LanguageTexts } from "./languages.ts";

export const checkLanguage = ({ language, labels, content = [], problems }: LanguageTexts): Problem[] => [
  ...problems,
  ...runCheckers(checkers, language, [...labels, ...content]),
];

/** Errors in the interface messages, including locales without a site. */
export function checkInterfaceFaults(content: Pick<Content, "sites">): Problem[] {
  return localeCodes.flatMap((code) =>
    interfaceCatalogs(code).flatMap((catalog) =>
      "entries" in catalog
        ? runCheckers(faultCheckers, languageOf(content, code), catalog.entries)
        : [catalog],
    ),
  );
}

/** One problem per content catalog that is out of date. */
export function checkContentCatalogs(content: Content): Problem[] {
  const wanted = new Set(collectMessages(content).map(keyOf));
  return [...content.catalogs].flatMap(([code, { file, entries }]) => {
    if (code === sourceLocale) return [];
    return compareTexts(file, code, wanted, new Set(entries.map(keyOf)));
  });
}

export function compareTexts(
  file: string,
  locale: string,
  wanted: ReadonlySet<string>,
  existing: ReadonlySet<string>,
): Problem[] {
  const fewer = [...wanted].filter((text) => !existing.has(text)).length;
  const more = [...existing].filter((text) => !wanted.has(text)).length;
  if (fewer + more === 0) return [];
  const message = `${locale}: got ${fewer} texts too few and ${more} too many, wanted those of the source: run \`npm run i18n -- extract\``;
  return [{ file, line: 1, message }];
}

const keyOf = ({ context, source, role }: Pick<CatalogEntry, "context" | "source" | "role">) =>
  JSON.stringify([context, source, role]);
