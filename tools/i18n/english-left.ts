/** Whether English was left where a translation should be. */
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import type { Mistake } from "#app/server/data/import/catalogs/checker.ts";
import { plainWordsOf, sentence, withoutCode } from "#app/server/data/import/catalogs/running-text.ts";
import { isWrittenIn } from "#app/server/data/import/catalogs/writing.ts";

import { withoutPhrases } from "./phrases.ts";

/** Shorter words are units and abbreviations (`mm`, `dpi`, `USB`), which most languages share with English. */
const word = /\p{L}{4,}/u;

/** A plain word in Latin letters, where the language has others. */
const latinWord = /(?<![\p{L}\d/.-])(?=\p{Ll})\p{Script=Latin}{4,}(?![\p{L}\d])/u;

/**
 * A translation equal to its source is English, unless all of it is `same`: names, and words that the glossary says are
 * written as in English (`Software`). In a longer one, four plain words in a row that the English has too were forgotten,
 * and so was one where the language has other letters.
 */
export function findEnglish(
  { source, translation }: Pick<CatalogEntry, "source" | "translation">,
  same: readonly string[],
  languageTag: string,
): Mistake[] {
  if (translation === source) {
    const isEnglish = word.test(withoutPhrases(withoutCode(source), same));
    return isEnglish ? [{ got: "the English text", wanted: "a translation" }] : [];
  }
  if (!isWrittenIn("Latn", languageTag) && latinWord.test(translation)) {
    const [left] = latinWord.exec(withoutPhrases(withoutCode(translation), same)) ?? [];
    if (left) return [{ got: `the English word ${JSON.stringify(left)}`, wanted: "a translation" }];
  }
  const text = ` ${plainWordsOf(translation).join(" ")} `;
  const left = runsOf(plainWordsOf(source)).find((run) => text.includes(` ${run} `));
  return left ? [{ got: `English in it (${JSON.stringify(left)})`, wanted: "a translation" }] : [];
}

/** The words, so many in a row as make a sentence; a row of units is none. */
const runsOf = (words: readonly string[]) =>
  words
    .map((_, index) => words.slice(index, index + sentence))
    .filter((run) => run.length === sentence && run.some((part) => word.test(part)))
    .map((run) => run.join(" "));
