/** Finds English text in translations. */
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import type { Mistake } from "#app/server/data/import/catalogs/checker.ts";
import {
  plainWordsOf,
  sentence,
  withoutCode,
  isWrittenIn,
} from "#app/server/data/import/catalogs/writing.ts";

import { withoutPhrases } from "./phrases.ts";

/** Shorter words are units and abbreviations (`mm`, `dpi`, `USB`), shared by most languages. */
const word = /\p{L}{4,}/u;

/** Matches a lower-case Latin word in a language of another script. */
const latinWord = /(?<![\p{L}\d/.-])(?=\p{Ll})\p{Script=Latin}{4,}(?![\p{L}\d])/u;

/**
 * A translation that equals its source is English, unless it consists of `same` words (names and glossary entries). In
 * longer texts, four consecutive source words are English, as is one Latin word in another script.
 */
export function findEnglish(
  { source, translation }: Pick<CatalogEntry, "source" | "translation">,
  same: readonly string[],
  languageTag: string,
): Mistake[] {
  if (translation === source) {
    const isEnglish = word.test(withoutPhrases(withoutCode(source), same));
    const wanted = 'a translation, or these words under "Same as in English" in the glossary';
    return isEnglish ? [{ got: "the English text", wanted }] : [];
  }
  if (!isWrittenIn("Latn", languageTag) && latinWord.test(translation)) {
    const [left] = latinWord.exec(withoutPhrases(withoutCode(translation), same)) ?? [];
    if (left) return [{ got: `the English word ${JSON.stringify(left)}`, wanted: "a translation" }];
  }
  const text = ` ${plainWordsOf(translation).join(" ")} `;
  const left = runsOf(plainWordsOf(source)).find((run) => text.includes(` ${run} `));
  return left ? [{ got: `English text (${JSON.stringify(left)})`, wanted: "a translation" }] : [];
}

/** Runs of words that are long enough for a sentence. */
const runsOf = (words: readonly string[]) =>
  words
    .map((_, index) => words.slice(index, index + sentence))
    .filter((run) => run.length === sentence && run.some((part) => word.test(part)))
    .map((run) => run.join(" "));
