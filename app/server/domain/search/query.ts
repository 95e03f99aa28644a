import type { LocaleCode } from "#app/site/markets.ts";

import { fold, wordsOf, quoteLexeme } from "./fold.ts";
import { chunksOf, runsOf } from "./joined-words.ts";
import { isStopWord, lightStem } from "./light-stemming.ts";
import type { WordMeaning } from "./meanings.ts";

/** Roman numerals in names. I, V and X are excluded, because in models they are usually letters. */
const roman = ["ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi", "xii"];
const arabic = ["2", "3", "4", "6", "7", "8", "9", "11", "12"];

const toArabic = new Map(roman.map((numeral, index) => [numeral, arabic[index]!]));
const toRoman = new Map(arabic.map((numeral, index) => [numeral, roman[index]!]));

const otherNumeral = (word: string): string | undefined => toArabic.get(word) ?? toRoman.get(word);

const asArabic = (word: string): string => toArabic.get(word) ?? word;

const maxWords = 8;

/** Text search configurations of PostgreSQL 15. */
const configurations: Partial<Record<LocaleCode, string>> = {
  en: "english",
  hu: "hungarian",
  ro: "romanian",
  ru: "russian",
  es: "spanish",
  de: "german",
  el: "greek",
  rs: "serbian",
};

export const configurationOf = (locale: LocaleCode): string => configurations[locale] ?? "simple";

/** Forms to stem: PostgreSQL's stemmers expect accents, which visitors omit; the light stem covers weak stemmers. */
export function stemForms(word: string, folded: string, locale: LocaleCode): string[] {
  const stem = lightStem(folded, locale);
  return configurations[locale] ? [...new Set([word, folded, stem])] : [stem];
}

export type Term = {
  /** Lower case. */
  word: string;
  folded: string;
  forms: string[];
  joined: JoinedWord[];
};

type JoinedWord = { word: string; /** Contains the last word of the query. */ last: boolean };

export function parseQuery(query: string, locale: LocaleCode): Term[] {
  const chunks = boundedChunks(chunksOf(query));
  const runs = runsOf(chunks.map((chunk) => chunk.map((word) => fold(word, locale))));
  const words = chunks.flat();
  return words.map((word, index) => {
    const folded = fold(word, locale);
    return {
      word,
      folded,
      forms: [...stemForms(word, folded, locale), ...umlautForms(folded, locale)],
      joined: runs
        .filter(({ start, end }) => start <= index && index <= end)
        .map(({ word: joined, end }) => ({ word: joined, last: end === words.length - 1 })),
    };
  });
}

function boundedChunks(chunks: readonly string[][]): string[][] {
  let left = maxWords;
  return chunks.map((chunk) => {
    const words = chunk.slice(0, left);
    left -= words.length;
    return words;
  });
}

/** Without umlaut keys, German ä is typed as ae. */
function umlautForms(folded: string, locale: LocaleCode): string[] {
  const plain = folded.replaceAll(/([aou])e/g, "$1");
  return locale === "de" && plain !== folded ? [plain] : [];
}

/** `stems`: of all forms; empty for stop words. */
export type AnalysedTerm = Term & WordMeaning & { stems: string[]; begun?: BegunMeaning };

export type BegunMeaning = { best: string; any: string };

const isSignificant = ({ stems, folded, sort }: AnalysedTerm, locale: LocaleCode) =>
  !sort && stems.length > 0 && !isStopWord(folded, locale);

/** Omits stop words and words of price, unless there are no other terms. */
export function significantTerms(
  terms: readonly AnalysedTerm[],
  locale: LocaleCode,
): readonly AnalysedTerm[] {
  const significant = terms.filter((term) => isSignificant(term, locale));
  return significant.length > 0 ? significant : terms;
}

/** whole: any form of the word · begun: each word but a number may be a prefix · typing: the last word may be a prefix. */
export type Match = "whole" | "begun" | "typing";

/** @param join `&` requires all terms, `|` any */
export const tsquery = (terms: readonly AnalysedTerm[], match: Match, join: "&" | "|" = "&"): string =>
  terms
    .map((term, index) => {
      const isLast = index === terms.length - 1;
      const isBeginning =
        match === "begun" ? terms.length === 1 || !isNumber(term) : match === "typing" && isLast;
      return termQuery(term, isBeginning, match !== "whole");
    })
    .join(` ${join} `);

/** Beside other words, "60" is a size or a model, and not the beginning of 6000. */
const isNumber = ({ folded }: AnalysedTerm) => /^\p{N}+$/u.test(folded);

function termQuery({ stems, folded, joined, meaning, begun }: AnalysedTerm, prefix: boolean, open: boolean) {
  const lexemes = [...new Set([...stems, folded, otherNumeral(folded) ?? folded])].map(quoteLexeme);
  const alternatives = [
    ...lexemes,
    ...(prefix ? [`${quoteLexeme(folded)}:*`] : []),
    ...joined.map(({ word, last }) => `${quoteLexeme(word)}${open && last ? ":*" : ""}`),
    ...[meaning ?? (prefix ? begun?.any : undefined) ?? []].flat(),
  ];
  return `(${alternatives.join(" | ")})`;
}

/** Attributes that products must have to rank first; undefined if no word of the query means an attribute. */
export function intentQuery(terms: readonly AnalysedTerm[], match: Match): string | undefined {
  const meanings = terms.flatMap((term) => intentOf(term, match) ?? []);
  return meanings.length > 0 ? [...new Set(meanings)].join(" & ") : undefined;
}

const intentOf = ({ intent, begun }: AnalysedTerm, match: Match) =>
  intent ?? (match === "whole" ? undefined : begun?.best);

export const namingTerms = (terms: readonly AnalysedTerm[], match: Match): AnalysedTerm[] =>
  terms.filter((term) => intentOf(term, match) === undefined);

/** Normalized item number: `AMT-M-FCT-01`, `amt m fct 01` and `amtmfct01` are equal. */
export const codeKey = (text: string): string => fold(wordsOf(text).join(""), "en");

/** Item numbers are lexemes of the title that differ from all words. */
export const codeLexeme = (text: string): string => quoteLexeme(`#${codeKey(text)}`);

export const titleKey = (text: string, locale: LocaleCode): string =>
  wordsOf(text)
    .map((word) => asArabic(fold(word, locale)))
    .join(" ");
