/**
 * Texts as `tsvector`s, written here and not by `to_tsvector`: a catalogue says the same few thousand words
 * over and over, so PostgreSQL is asked for the stems of each of them once.
 */
import type { LocaleCode } from "#app/site/markets.ts";

import { fold, wordsOf } from "./fold.ts";
import { quote, stemForms } from "./query.ts";

/** A word of a locale's texts; there is one object for each. Its lexemes are known after `learn`. */
export type IndexedWord = {
  /** In lower case, as texts write it. */
  readonly shown: string;
  readonly folded: string;
  /** None of words that the locale's configuration passes over. */
  stems: readonly string[];
  /** The stems and the folded word, which is looked for where a word is typed in part. */
  lexemes: readonly string[];
};

/** Characters of the longest word that is indexed: PostgreSQL takes lexemes of up to 2,046 bytes. */
const longestWord = 500;

/** The words of a locale's texts. It remembers all of them: use one for many texts, and drop it then. */
export function createVocabulary(locale: LocaleCode) {
  const words = new Map<string, IndexedWord>();
  let unknown: IndexedWord[] = [];
  const add = (shown: string) => {
    const word = { shown, folded: fold(shown, locale), stems: [], lexemes: [] };
    words.set(shown, word);
    if (Math.max(shown.length, word.folded.length) <= longestWord) unknown.push(word);
    return word;
  };
  return {
    read: (text: string): IndexedWord[] => wordsOf(text).map((shown) => words.get(shown) ?? add(shown)),
    /**
     * Finds the lexemes of the words that have been read since the last time.
     * @param readStems gives the stems of each text by the locale's configuration
     */
    learn: async (readStems: (texts: readonly string[]) => Promise<string[][]>): Promise<void> => {
      const asked = unknown;
      unknown = [];
      if (asked.length === 0) return;
      const stems = await readStems(
        asked.map(({ shown, folded }) => stemForms(shown, folded, locale).join(" ")),
      );
      asked.forEach((word, index) => {
        word.stems = stems[index]!.map(quote);
        word.lexemes = [...new Set([...word.stems, quote(word.folded)])];
      });
    },
  };
}

/** Lexemes of the words of a text, and how much they count in its rank: D counts least. */
export type TextLayer = { weight: "A" | "B" | "C" | "D"; words: readonly (readonly string[])[] };

/**
 * A `tsvector` as PostgreSQL reads it. The places of the words go on from layer to layer; those of weight
 * D have none, which makes them count once: most words are in running text, and most of the work.
 */
export function textVector(layers: readonly TextLayer[], kind: string): string {
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
  return [...Array.from(places, ([lexeme, placed]) => placed || lexeme), kindLexeme(kind)].join(" ");
}

/** The same without places and weights. */
export const wordVector = (words: readonly (readonly string[])[], kind: string): string =>
  [...new Set(words.flat()), kindLexeme(kind)].join(" ");

/** Tells kinds of documents apart in an index of words. No text contains it: `=` is in no word. */
const kindLexeme = (kind: string) => quote(`=${kind}`);
