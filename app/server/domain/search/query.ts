/** Builds `tsquery` texts. Only letters and digits survive parsing, so no operator can be injected. */
import type { LocaleCode } from "#app/site/markets.ts";

import { fold, wordsOf } from "./fold.ts";
import { isStopWord, lightStem } from "./light-stemming.ts";

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
};

export function parseQuery(query: string, locale: LocaleCode): Term[] {
  return wordsOf(query)
    .slice(0, maxWords)
    .map((word) => {
      const folded = fold(word, locale);
      return { word, folded, forms: [...stemForms(word, folded, locale), ...umlautForms(folded, locale)] };
    });
}

/** Without umlaut keys, German ä is typed as ae. */
function umlautForms(folded: string, locale: LocaleCode): string[] {
  const plain = folded.replaceAll(/([aou])e/g, "$1");
  return locale === "de" && plain !== folded ? [plain] : [];
}

/** `stems`: of all forms; empty for stop words. */
export type AnalysedTerm = Term & { stems: string[] };

const carriesMeaning = ({ stems, folded }: AnalysedTerm, locale: LocaleCode) =>
  stems.length > 0 && !isStopWord(folded, locale);

/** Omits stop words, unless there are no other terms. */
export function significantTerms(
  terms: readonly AnalysedTerm[],
  locale: LocaleCode,
): readonly AnalysedTerm[] {
  const significant = terms.filter((term) => carriesMeaning(term, locale));
  return significant.length > 0 ? significant : terms;
}

/** whole: any form of the word · begun: each word may be a prefix · typing: the last word may be a prefix. */
export type Match = "whole" | "begun" | "typing";

/** @param join `&` requires all terms, `|` any */
export function tsquery(terms: readonly AnalysedTerm[], match: Match, join: "&" | "|" = "&"): string {
  return terms
    .map(({ stems, folded }, index) => {
      const isPrefix = match === "begun" || (match === "typing" && index === terms.length - 1);
      const lexemes = [...new Set([...stems, folded])].map(quote);
      return `(${(isPrefix ? [...lexemes, `${quote(folded)}:*`] : lexemes).join(" | ")})`;
    })
    .join(` ${join} `);
}

export const quote = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, "$&$&")}'`;

/** Normalized item number: `AMT-M-FCT-01`, `amt m fct 01` and `amtmfct01` are equal. */
export const codeKey = (text: string): string => fold(wordsOf(text).join(""), "en");

export const titleKey = (text: string, locale: LocaleCode): string => fold(wordsOf(text).join(" "), locale);
