import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { createHunspellFromStrings } from "hunspell-wasm";

import type { LocaleCode } from "#app/site/markets.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

/** Those whose package is not named after the locale. */
const packages: Partial<Record<LocaleCode, string>> = { en: "dictionary-en-gb", rs: "dictionary-sr-latn" };

export const packageOf = (locale: LocaleCode) => packages[locale] ?? `dictionary-${locale}`;

/** No package has the Kazakh dictionary. */
const folderOf = (locale: LocaleCode) =>
  locale === "kz" ? "docs/glossary/hunspell-kk" : `node_modules/${packageOf(locale)}`;

/** Languages that no package on npm has a Hunspell dictionary for. */
export const withoutDictionary: ReadonlySet<LocaleCode> = new Set([
  "ar",
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
  /** At most three, best first; slow. */
  suggest: (word: string) => string[];
  /** Gives the memory back: a dictionary takes up to 100 MB. */
  close: () => void;
};

/** @returns nothing when the package with the dictionary is not installed */
export async function openDictionary(locale: LocaleCode): Promise<Dictionary | undefined> {
  const folder = join(projectRoot, folderOf(locale));
  if (!existsSync(folder)) return undefined;
  const read = (name: string) => readFileSync(join(folder, name), "utf8").replace(/^\uFEFF/, "");
  const hunspell = await createHunspellFromStrings(mendAffixes(read("index.aff")), read("index.dic"));
  const answers = new Map<string, boolean>();
  return {
    knows: (word) => {
      let answer = answers.get(word);
      if (answer === undefined) {
        answer = formsOf(word).some((form) => hunspell.testSpelling(form));
        answers.set(word, answer);
      }
      return answer;
    },
    suggest: (word) => hunspell.getSpellingSuggestions(word).slice(0, 3),
    close: () => hunspell.dispose(),
  };
}

/** dictionary-hu 3.0.0 names two letters as HTML does; several have letters beyond ASCII as flags and do not say so. */
function mendAffixes(affixes: string) {
  const flags = /^FLAG /m.test(affixes) ? "" : "FLAG UTF-8\n";
  return flags + affixes.replaceAll("&agrave;", "à").replaceAll("&ugrave;", "ù");
}

/** Dictionaries know one apostrophe, and no Greek word with the second accent that the next word gives it. */
const formsOf = (word: string) => [
  word,
  word.replaceAll(/[’ʼ]/g, "'"),
  word
    .normalize("NFD")
    .replace(/(?<=\u0301.*\p{Script=Greek})\u0301(?!.*\u0301)/u, "")
    .normalize("NFC"),
];
