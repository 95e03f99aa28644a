/** Builds `tsvector`s without `to_tsvector`: the catalog repeats a few thousand words, so each is stemmed once. */
import type { LocaleCode } from "#app/site/markets.ts";

import { fold, wordsOf, quoteLexeme } from "./fold.ts";
import { stemForms } from "./query.ts";

/** One object per word; `stems` and `lexemes` are set by `learn`. */
export type IndexedWord = {
  readonly shown: string;
  readonly folded: string;
  stems: readonly string[];
  /** The stems, and the folded word for prefix search. */
  lexemes: readonly string[];
};

/** Characters. PostgreSQL limits lexemes to 2,046 bytes. */
const maxWordLength = 500;

/** Caches all words of a locale; discard it after indexing. */
export function createVocabulary(locale: LocaleCode) {
  const words = new Map<string, IndexedWord>();
  let pendingWords: IndexedWord[] = [];
  const add = (shown: string) => {
    const word = { shown, folded: fold(shown, locale), stems: [], lexemes: [] };
    words.set(shown, word);
    if (Math.max(shown.length, word.folded.length) <= maxWordLength) pendingWords.push(word);
    return word;
  };
  return {
    read: (text: string): IndexedWord[] => wordsOf(text).map((shown) => words.get(shown) ?? add(shown)),
    learn: async (readStems: (texts: readonly string[]) => Promise<string[][]>): Promise<void> => {
      const pending = pendingWords;
      pendingWords = [];
      if (pending.length === 0) return;
      const stems = await readStems(
        pending.map(({ shown, folded }) => stemForms(shown, folded, locale).join(" ")),
      );
      pending.forEach((word, index) => {
        word.stems = stems[index]!.map(quoteLexeme);
        word.lexemes = [...new Set([...word.stems, quoteLexeme(word.folded)])];
      });
    },
  };
}

/** Lexemes with their rank weight; D is the lowest. */
export type TextLayer = { weight: "A" | "B" | "C" | "D"; words: readonly (readonly string[])[] };

/** Positions continue across layers. Weight D has no positions, because most words are body text. */
export function textVector(
  layers: readonly TextLayer[],
  kind: string,
  unplaced: readonly string[] = [],
): string {
  const places = new Map<string, string>();
  let place = 0;
  for (const { words, weight } of layers) {
    for (const lexemes of words) {
      place += 1;
      for (const lexeme of lexemes) {
        const before = places.get(lexeme);
        if (weight === "D") places.set(lexeme, before ?? "");
        else places.set(lexeme, before ? `${before},${place}${weight}` : `${lexeme}:${place}${weight}`);
      }
    }
  }
  for (const lexeme of unplaced) if (!places.has(lexeme)) places.set(lexeme, "");
  return [...Array.from(places, ([lexeme, placed]) => placed || lexeme), kindLexeme(kind)].join(" ");
}

export const wordVector = (
  words: readonly (readonly string[])[],
  kind: string,
  others: readonly string[] = [],
): string => [...new Set([...words.flat(), ...others]), kindLexeme(kind)].join(" ");

const kindLexeme = (kind: string) => quoteLexeme(`=${kind}`);
