import { relative } from "node:path";

import { languageOf } from "#app/server/data/import/catalogs/fault-checkers.ts";
import { type LocaleCode, localeCodes } from "#app/site/markets.ts";
import { collectMessages, type Content } from "#app/server/data/import/localize-content.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import { localeOf } from "#app/server/data/import/site.schema.ts";
import type { SourceFile } from "#app/server/data/import/source-file.server.ts";
import { type Message, translateEntry } from "#app/server/data/import/translatable.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import type { Language } from "#app/server/data/import/catalogs/checker.ts";

import { type Glossaries, readGlossaries } from "./glossary.ts";
import { interfaceCatalogs } from "./interface-catalogs.ts";

/** All texts of a locale. Content exists only for locales with a site. */
export type LanguageTexts = {
  language: Language;
  labels: CatalogEntry[];
  content: CatalogEntry[] | undefined;
  /** Texts of site folders in this language. They are not translated, so source and translation are equal. */
  ofSites: CatalogEntry[];
  problems: Problem[];
  glossaries: Glossaries | Problem;
  /** Name of the brand. */
  brand: string;
};

export function readLanguages(content: Content, folder: string): LanguageTexts[] {
  const { sourceLocale } = content.sites.value;
  return localeCodes.map((code) => {
    const catalogs = interfaceCatalogs(code);
    return {
      language: languageOf(content, code),
      labels: catalogs.flatMap((catalog) => ("entries" in catalog ? catalog.entries : [])),
      content: code === sourceLocale ? sourceTexts(content, folder) : content.catalogs.get(code)?.entries,
      ofSites: wordsOfSites(content, code),
      problems: catalogs.flatMap((catalog) => ("entries" in catalog ? [] : [catalog])),
      glossaries: readGlossaries(code, folder),
      brand: content.brand.value.name,
    };
  });
}

/** Texts of the content files with their positions. */
function sourceTexts(content: Content, folder: string): CatalogEntry[] {
  const sources = sourcesOf(content, relative(projectRoot, folder));
  return collectMessages(content).map((message) => {
    const [name, path] = message.context.split(":", 2) as [string, string];
    const source = sources.get(name)!;
    return {
      ...message,
      translation: message.source,
      file: source.file,
      line: source.lineAt(path.split(".")),
    };
  });
}

/** Pages, fields and menus below `content/sites/<code>` of sites in a language, with their positions. */
function wordsOfSites({ sites, pages, overrides }: Content, locale: LocaleCode): CatalogEntry[] {
  const codes = new Set(
    sites.value.sites.filter((site) => localeOf(site) === locale).map(({ code }) => code),
  );
  const entries = [...pages, ...overrides].filter(({ site }) => site !== undefined && codes.has(site));
  return entries.flatMap(({ schema, value, source: { file, lineAt } }) => {
    // The title of a Markdown page is also that of its block.
    const words = new Map<string, CatalogEntry>();
    translateEntry<unknown>(schema, value, "", ({ context, source, role }) => {
      const line = lineAt(context.slice(1).split("."));
      const own = { file, line, context: file + context, source, translation: source, ...(role && { role }) };
      words.set(`${line} ${source}`, own);
      return source;
    });
    return [...words.values()];
  });
}

/** Messages of the content, with the translators' comments of the sources. */
export function collectNotedMessages(content: Content, folder: string): Message[] {
  const sources = sourcesOf(content, relative(projectRoot, folder));
  return collectMessages(content).map((message) => {
    const [name, path] = message.context.split(":", 2) as [string, string];
    const note = sources.get(name)?.noteAt(path.split("."));
    return note ? { ...message, note } : message;
  });
}

/** Keys are paths below the content folder without extension: `pages/home`. */
function sourcesOf(content: Content, folder: string): ReadonlyMap<string, SourceFile> {
  const { brand, menus, vocabulary, awards, downloads, printedCatalog } = content;
  const { categories, products, certificates, pages, articles } = content;
  const single = [brand, menus, vocabulary, awards, downloads, printedCatalog];
  const own = single.filter((entry) => entry !== undefined);
  const entries = [...own, ...categories, ...products, ...certificates, ...pages, ...articles];
  return new Map(
    entries.map(({ source }) => [relative(folder, source.file).replace(/\.\w+$/, ""), source] as const),
  );
}
