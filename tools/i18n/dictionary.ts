import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { createHunspellFromStrings } from "hunspell-wasm";

import { type LocaleCode, localeCodes } from "#app/site/markets.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";

/** Packages with names that differ from the locale. */
const packages: Partial<Record<LocaleCode, string>> = { rs: "dictionary-sr-latn" };

export const packageOf = (locale: LocaleCode) => packages[locale] ?? `dictionary-${locale}`;

/** Stored in this repository, because no package has them. */
const folders: Partial<Record<LocaleCode, string>> = {
  ar: "docs/glossary/hunspell-ar",
  kz: "docs/glossary/hunspell-kk",
};

/** A brand may have its own packages. */
function folderOf(locale: LocaleCode): string | undefined {
  const own = folders[locale];
  const paths = own
    ? [join(projectRoot, own)]
    : [contentFolder, projectRoot].map((root) => join(root, "node_modules", packageOf(locale)));
  return paths.find((path) => existsSync(path));
}

/** No npm package has a Hunspell dictionary for these. */
export const withoutDictionary: ReadonlySet<LocaleCode> = new Set([
  "ckb",
  "az",
  "uz",
  "ky",
  "sq",
  "bs",
  "fi",
  "ja",
  "zh",
  "id",
  "th",
]);

export type Dictionary = {
  knows: (word: string) => boolean;
  /** At most three, best first. Slow. */
  suggest: (word: string) => string[];
  /** Releases the memory, up to 200 MB. */
  close: () => void;
};

export const hasDictionary = (locale: string): boolean =>
  localeCodes.some((code) => code === locale && folderOf(code) !== undefined);

/** @returns undefined if the dictionary's package is not installed */
export async function openDictionary(locale: LocaleCode): Promise<Dictionary | undefined> {
  const folder = folderOf(locale);
  if (folder === undefined) return undefined;
  const read = (name: string) => readFileSync(join(folder, name), "utf8").replace(/^\uFEFF/, "");
  const hunspell = await createHunspellFromStrings(repairAffixes(read("index.aff")), read("index.dic"));
  const results = new Map<string, boolean>();
  return {
    knows: (word) => {
      let isKnown = results.get(word);
      if (isKnown === undefined) {
        isKnown = formsOf(word).some((form) => hunspell.testSpelling(form));
        results.set(word, isKnown);
      }
      return isKnown;
    },
    suggest: (word) => hunspell.getSpellingSuggestions(word).slice(0, 3),
    close: () => hunspell.dispose(),
  };
}

/** Repairs HTML entities in dictionary-hu 3.0.0, and undeclared UTF-8 flags in several dictionaries. */
function repairAffixes(affixes: string) {
  const flags = /^FLAG /m.test(affixes) ? "" : "FLAG UTF-8\n";
  return flags + affixes.replaceAll("&agrave;", "à").replaceAll("&ugrave;", "ù");
}

/**
 * Adapts texts to dictionaries, which have one kind of apostrophe, Greek words without the second accent before
 * enclitics, and Arabic words without vowel marks.
 */
const formsOf = (word: string) => [
  word,
  word.replaceAll(/(?<=\p{Script=Arabic})[\u064B-\u0652\u0670]/gu, ""),
  word.replaceAll(/[’ʼ]/g, "'"),
  word
    .normalize("NFD")
    .replace(/(?<=\u0301.*\p{Script=Greek})\u0301(?!.*\u0301)/u, "")
    .normalize("NFC"),
];
