import { type LocaleCode, localeCodes, sourceLocale } from "#app/site/markets.ts";
import { collectMessages, type Content } from "#app/server/data/import/localize-content.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import { faultCheckers, runCheckers, languageOf } from "#app/server/data/import/catalogs/fault-checkers.ts";

import { checkersOf, ownWordCheckersOf } from "./checkers.ts";
import { interfaceCatalogs } from "./interface-catalogs.ts";
import type { LanguageTexts } from "./languages.ts";

/** @param isDraft by the context of a text; texts of drafts may be untranslated */
export const checkLanguage = (
  { language, labels, content = [], ofSites, problems, glossaries, brand }: LanguageTexts,
  isDraft: (context: string) => boolean,
): Problem[] =>
  "line" in glossaries
    ? [...problems, glossaries]
    : [
        ...problems,
        ...runCheckers(checkersOf(glossaries, brand), language, [
          ...labels,
          ...content.filter(({ context, translation }) => translation !== "" || !isDraft(context)),
        ]),
        ...runCheckers(ownWordCheckersOf(glossaries), language, ofSites),
      ];

export type CheckedLanguage = {
  code: LocaleCode;
  hasSite: boolean;
  problems: readonly Problem[];
  /** Number of interface texts, and of those in English. */
  texts: number;
  open: number;
};

/**
 * Problems that fail the check: mistakes in languages with a site. Those in other languages are counted.
 * @param chosen a requested language, with or without a site
 * @param ownsInterface true for the demo, which is part of the software; other brands cannot correct the interface
 */
export function judgeLanguages(
  languages: readonly CheckedLanguage[],
  { chosen, ownsInterface }: { chosen?: LocaleCode | undefined; ownsInterface: boolean },
): { problems: Problem[]; warnings: string[] } {
  const problems: Problem[] = [];
  const warnings: string[] = [];
  for (const { code, hasSite, problems: own, texts, open } of languages) {
    const warn = (what: string) =>
      warnings.push(`${code}: warning: ${what}: npm run i18n -- check --locale ${code}`);
    const ofSoftware = own.filter(isOfSoftware).length;
    if (code === chosen || (ownsInterface && hasSite)) problems.push(...own);
    else if (hasSite) {
      problems.push(...own.filter((problem) => !isOfSoftware(problem)));
      if (open > 0) warn(`${open} of ${texts} texts of the interface are in English`);
      else if (ofSoftware > 0) warn(`${ofSoftware} mistakes in the interface`);
    } else if (own.length > 0) warn(`${own.length} mistakes in a language without a site`);
  }
  return { problems, warnings };
}

const isOfSoftware = ({ file }: Problem) => /^(?:app|docs)\//.test(file);

/** Texts of drafts. Entries with a date must be translated before that date. */
export function draftTexts(content: Content): (context: string) => boolean {
  const { pages, articles, products, categories, certificates, downloads } = content;
  const draftsOf = (
    folder: string,
    entries: readonly { slug: string; value: { draft?: boolean | undefined } }[],
  ) => entries.filter(({ value }) => value.draft).map(({ slug }) => `${folder}/${slug}:`);
  const beginnings = [
    ...draftsOf("pages", pages),
    ...draftsOf("articles", articles),
    ...draftsOf("products", products),
    ...draftsOf("categories", categories),
    ...draftsOf("certificates", certificates),
    ...Object.entries(downloads.value).flatMap(([slug, { draft }]) => (draft ? `downloads:${slug}.` : [])),
  ];
  return (context) => beginnings.some((beginning) => context.startsWith(beginning));
}

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
  const isDraft = draftTexts(content);
  const messages = collectMessages(content);
  const wanted = new Set(messages.filter(({ context }) => !isDraft(context)).map(keyOf));
  return [...content.catalogs].flatMap(([code, { file, entries }]) => {
    const existing = entries.filter(({ context }) => !isDraft(context)).map(keyOf);
    return compareTexts(file, code, wanted, new Set(existing));
  });
}

/** Texts of sites that match no text of the content or of the interface. */
export function checkSiteTexts(content: Content): Problem[] {
  const messages = new Set(
    collectMessages(content).flatMap(({ context, source }) => [
      `${context}\u0004${source}`,
      `\u0004${source}`,
    ]),
  );
  for (const catalog of interfaceCatalogs(sourceLocale))
    if ("entries" in catalog)
      for (const { context, source } of catalog.entries) messages.add(`${context}\u0004${source}`);
  return [...content.siteTexts.values()].flatMap(({ entries }) =>
    entries
      .filter(({ context, source }) => !messages.has(`${context}\u0004${source}`))
      .map(({ file, line, source }) => ({ file, line, message: `no text equals ${JSON.stringify(source)}` })),
  );
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
  const message = `${locale}: ${fewer} texts are missing and ${more} are obsolete: run \`npm run i18n -- extract\``;
  return [{ file, line: 1, message }];
}

const keyOf = ({ context, source, role }: Pick<CatalogEntry, "context" | "source" | "role">) =>
  JSON.stringify([context, source, role]);
