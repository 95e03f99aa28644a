import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { collectMessages, type Content } from "#app/server/data/import/localize-content.ts";
import { openDatabase } from "#app/server/data/database/client.server.ts";
import { contentFolder, mediaFolder } from "#app/server/ops/project-root.server.ts";
import { sourceLocale } from "#app/site/markets.ts";

import { type LanguageTexts, readLanguages } from "../../tools/i18n/languages.ts";
import { namesIn as wordsOfNames } from "../../tools/i18n/spelling-texts.ts";
import { partsOf, wordsOf } from "../../tools/i18n/spelling-words.ts";
import { carriedOver } from "../../tools/i18n/spelling.ts";
import type { KnownWords } from "./spelling.ts";

/** Names and allowed words of the content, for the checks. */
export type Known = { names: string[]; words: KnownWords };

/** Fills an empty folder with `database`, which contains the content of the brand, and `known.json`. */
export async function importBrand(folder: string): Promise<void> {
  const content = loadContent();
  writeFileSync(join(folder, "known.json"), JSON.stringify(knownBy(content)));
  const database = await openDatabase({ folder: join(folder, "database") });
  await importContent(database.db, content, mediaFolder);
  await database.close();
}

export const knownBy = (content: Content): Known => ({
  names: namesIn(content),
  words: wordsKnownBy(content),
});

/** Slugs and other identifiers have neither capital letters nor letters without case. */
const isName = /[\p{Lu}\p{Lo}]/u;

/**
 * Names of products, and untranslated texts of the content: names of shops and streets. A product's name is also a
 * message if a menu has it.
 */
function namesIn(content: Content): string[] {
  const {
    sites: _sites,
    catalogs: _catalogs,
    siteTexts: _siteTexts,
    priceLists: _priceLists,
    redirects: _redirects,
    hash: _hash,
    problems: _problems,
    unread: _unread,
    ...entries
  } = content;
  const translated = new Set(collectMessages(content).map(({ source }) => source));
  const values = Object.values(entries)
    .flat()
    // Texts of a single site are not translated, but they are not names either.
    .filter((entry) => !("site" in entry) || entry.site === undefined)
    .map(({ value }) => value);
  const untranslated = values.flatMap(stringsIn).filter((text) => isName.test(text) && !translated.has(text));
  return [...new Set([...content.products.map(({ value }) => value.name), ...untranslated])];
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

function wordsKnownBy(content: Content): KnownWords {
  const common = foreignNames(content).flatMap((name) => wordsOf(name, sourceLocale));
  return Object.fromEntries(
    readLanguages(content, contentFolder).map((texts) => [
      texts.language.code,
      [...new Set([...common, ...wordsOfNames(content, texts.language.code), ...carriedWords(texts)])],
    ]),
  );
}

/** The same on all sites: social networks, codes of languages and currencies, authorities, file formats. */
const foreignNames = ({ brand, sites }: Content): string[] => [
  ...brand.value.social.map(({ name }) => name),
  ...sites.value.sites.flatMap(({ code, currency, accessibilityAuthority }) => [
    code,
    currency,
    accessibilityAuthority?.name ?? "",
  ]),
  "Facebook",
  "LinkedIn",
  "Telegram",
  "WEBP",
  "WhatsApp",
];

/** Names and abbreviations that a translation shares with its English source. */
const carriedWords = ({ language, labels, content = [] }: LanguageTexts): string[] =>
  language.code === sourceLocale
    ? []
    : [...labels, ...content].flatMap(({ source, translation }) => {
        const carried = carriedOver(source);
        return wordsOf(translation, language.tag)
          .flatMap((word) => [word, ...partsOf(word)])
          .filter((word) => carried.has(word));
      });
