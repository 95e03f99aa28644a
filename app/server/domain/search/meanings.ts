/** Finds words of a query that mean a category, an attribute ("red", "Kabelmaus") or an order of prices. */
import type { LocaleCode } from "#app/site/markets.ts";

import { compoundLinks, type SortMeaning, sortMeanings } from "./language-words.ts";
import { quoteLexeme } from "./fold.ts";

/** A meaning is `<kind>:<key>`, for example `color:red`; products carry it as a lexeme. */
export const meaningKinds = ["category", "maker", "color", "connection", "tag", "term"] as const;
export type MeaningKind = (typeof meaningKinds)[number];

export const meaningOf = (kind: MeaningKind | "sort", key: string): string => `${kind}:${key}`;

/** Names of categories and makers match by prefix; other attributes only as whole words. */
export const isCompletable = (meaning: string): boolean => /^(?:category|maker):/.test(meaning);

export const maxPhraseWords = 4;

/** Bounds the combinations of word forms. */
const maxKeys = 32;

/** @param forms of each word: its stems and its folded form */
export function phraseKeys(forms: readonly (readonly string[])[]): string[] {
  return forms.reduce<string[]>(
    (keys, word) =>
      (keys.length === 0 ? [...word] : keys.flatMap((key) => word.map((form) => `${key} ${form}`))).slice(
        0,
        maxKeys,
      ),
    [],
  );
}

export type MeaningRow = { key: string; meaning: string; foreign: boolean };

type Word = { folded: string; stems: readonly string[] };

export type WordMeaning = {
  /** A `tsquery` of the meanings of the word, alone or with its neighbors. */
  meaning?: string;
  intent?: string;
  sort?: SortMeaning;
};

const formsOf = ({ folded, stems }: Word): string[] => [...new Set([...stems, folded])];

export function candidateKeys(words: readonly Word[], locale: LocaleCode): string[] {
  const runs = words.flatMap((_word, start) =>
    Array.from({ length: Math.min(maxPhraseWords, words.length - start) }, (_, more) =>
      phraseKeys(words.slice(start, start + more + 1).map(formsOf)),
    ).flat(),
  );
  const parts = words.flatMap((word) =>
    splits(word, locale).flatMap(({ first, second }) => [...first, second]),
  );
  return [...new Set([...runs, ...parts])];
}

/** The longest phrase wins. Words of the site's language take precedence over foreign ones. */
export function readMeaning(
  words: readonly Word[],
  rows: readonly MeaningRow[],
  locale: LocaleCode,
): WordMeaning[] {
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const lookUp = (keys: readonly string[]) => {
    const found = keys.flatMap((key) => byKey.get(key) ?? []);
    const own = found.filter(({ foreign }) => !foreign);
    return [...new Set((own.length > 0 ? own : found).map(({ meaning }) => meaning))];
  };
  const result: WordMeaning[] = words.map(() => ({}));
  for (let start = 0; start < words.length;) {
    let length = Math.min(maxPhraseWords, words.length - start);
    let found: string[] = [];
    for (; length > 0; length--) {
      const run = words.slice(start, start + length);
      // A stop word alone has no meaning.
      if (length === 1 && run[0]!.stems.length === 0) continue;
      found = lookUp(phraseKeys(run.map(formsOf)));
      if (found.length > 0) break;
    }
    const compound = found.length === 0 ? readCompound(words[start]!, lookUp, locale) : undefined;
    const meaning = compound
      ? { meaning: compound, intent: compound }
      : found.length > 0
        ? asWordMeaning(found)
        : {};
    for (let index = start; index < start + Math.max(1, length); index++) result[index] = meaning;
    start += Math.max(1, length);
  }
  return result;
}

function asWordMeaning(meanings: readonly string[]): WordMeaning {
  const sort = sortMeanings.find((name) => meanings.includes(meaningOf("sort", name)));
  if (sort) return { sort };
  // "White" is the color of a lamp rather than the color of its light.
  const nearer = meanings.filter((meaning) => !meaning.startsWith("term:"));
  return { meaning: anyOf(meanings), intent: anyOf(nearer.length > 0 ? nearer : meanings) };
}

export const anyOf = (meanings: readonly string[]): string =>
  `(${meanings.map((meaning) => meaningLexeme(meaning)).join(" | ")})`;

/** Cannot collide with words, which contain no `=`. */
export const meaningLexeme = (meaning: string): string => quoteLexeme(`=${meaning}`);

const shortestPart = 3;

type Split = { first: string[]; second: string };

function splits({ folded, stems }: Word, locale: LocaleCode): Split[] {
  const links = compoundLinks[locale];
  if (!links || !/^\p{L}+$/u.test(folded)) return [];
  return formsOf({ folded, stems }).flatMap((form) =>
    Array.from({ length: Math.max(0, form.length - 2 * shortestPart + 1) }, (_, more) => {
      const at = shortestPart + more;
      const beginning = form.slice(0, at);
      const first = links
        .filter((link) => beginning.endsWith(link) && at - link.length >= shortestPart)
        .map((link) => beginning.slice(0, at - link.length));
      return { first, second: form.slice(at) };
    }),
  );
}

function readCompound(
  word: Word,
  lookUp: (keys: readonly string[]) => string[],
  locale: LocaleCode,
): string | undefined {
  for (const { first, second } of splits(word, locale)) {
    const head = lookUp(first);
    const tail = head.length > 0 ? lookUp([second]) : [];
    if (tail.length > 0) return `(${anyOf(head)} & ${anyOf(tail)})`;
  }
  return undefined;
}
