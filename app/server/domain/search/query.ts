/**
 * What a visitor asks for, as PostgreSQL understands it. A query is words and nothing else: letters and
 * digits are taken out of it, so no operator of any language survives.
 */
import type { LocaleCode } from "#app/site/markets.ts";

import { fold, wordsOf } from "./fold.ts";
import { isStopWord, lightStem } from "./light-stemming.ts";

/** Words of a query that count. */
const maxWords = 8;

/** The text search configuration of each language that PostgreSQL 15 has a stemmer for. */
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

/**
 * What is stemmed of a word: also without its accents, because stemmers know endings with them and
 * visitors leave them out, and also without its ending, where the stemmer is a weak one or missing.
 */
export function stemForms(word: string, folded: string, locale: LocaleCode): string[] {
  const stem = lightStem(folded, locale);
  return configurations[locale] ? [...new Set([word, folded, stem])] : [stem];
}

/** One word of a query. */
export type Term = {
  /** As the visitor typed it, in lower case. */
  word: string;
  folded: string;
  /** Forms whose stems are looked for. */
  forms: string[];
};

export function parseQuery(query: string, locale: LocaleCode): Term[] {
  return wordsOf(query)
    .slice(0, maxWords)
    .map((word) => {
      const folded = fold(word, locale);
      return { word, folded, forms: [...stemForms(word, folded, locale), ...umlautForms(folded, locale)] };
    });
}

/** Where there is no key for ä, German is written with ae. */
function umlautForms(folded: string, locale: LocaleCode): string[] {
  const plain = folded.replaceAll(/([aou])e/g, "$1");
  return locale === "de" && plain !== folded ? [plain] : [];
}

/** @param stems of each of its forms; none for words that the configuration passes over */
export type AnalysedTerm = Term & { stems: string[] };

const carriesMeaning = ({ stems, folded }: AnalysedTerm, locale: LocaleCode) =>
  stems.length > 0 && !isStopWord(folded, locale);

/** The terms that decide what is found: without "the" and "and", unless there are no others. */
export function tellingTerms(terms: readonly AnalysedTerm[], locale: LocaleCode): readonly AnalysedTerm[] {
  const telling = terms.filter((term) => carriesMeaning(term, locale));
  return telling.length > 0 ? telling : terms;
}

/**
 * How words are looked for. whole: as they are, in any form · begun: each may be the beginning of a word ·
 * typing: the last one may be.
 */
export type Match = "whole" | "begun" | "typing";

/** As PostgreSQL writes a `tsquery`. @param join & finds texts with all terms, | with any */
export function tsquery(terms: readonly AnalysedTerm[], match: Match, join: "&" | "|" = "&"): string {
  return terms
    .map(({ stems, folded }, index) => {
      const begun = match === "begun" || (match === "typing" && index === terms.length - 1);
      const lexemes = [...new Set([...stems, folded])].map(quote);
      return `(${(begun ? [...lexemes, `${quote(folded)}:*`] : lexemes).join(" | ")})`;
    })
    .join(` ${join} `);
}

/** A lexeme as `tsquery` and `tsvector` write it. */
export const quote = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, "$&$&")}'`;

/** An item number as it is compared: `AMT-M-FCT-01`, `amt m fct 01` and `amtmfct01` are the same. */
export const codeKey = (text: string): string => fold(wordsOf(text).join(""), "en");

/** A title as it is compared: its folded words. */
export const titleKey = (text: string, locale: LocaleCode): string => fold(wordsOf(text).join(" "), locale);
