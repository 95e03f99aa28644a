import type { LocaleCode } from "#app/site/markets.ts";

/** A space between a digit and a sign or short word, which may be a unit, and around `×`. */
const beforeUnit = /(?<=\d) (?=[%°×]|\p{L}{1,4}(?!\p{L}))|(?<=\d[ \u00a0]×) (?=\d)/gu;

/** One-letter words that must not end a line. */
const oneLetterWords: Partial<Record<LocaleCode, string>> = {
  bg: "авиосу",
  cs: "aikosuvz",
  pl: "aiouwz",
  rs: "aiokus",
  ru: "авикосуя",
  sk: "aikosuvz",
  uk: "авзійоуя",
};

const afterLetter = Object.fromEntries(
  Object.entries(oneLetterWords).map(([locale, letters]) => [
    locale,
    new RegExp(`(?<=(?<![\\p{L}\\p{N}\\p{Pd}\\p{Pc}'’.])[${letters}]) (?=\\S)`, "giu"),
  ]),
);

/** Inserts no-break spaces between number and unit (`52 g`) and after one-letter words (`у руці`). */
export function keepTogether(text: string, locale: LocaleCode): string {
  const letter = afterLetter[locale];
  const result = text.replaceAll(beforeUnit, "\u00a0");
  return letter ? result.replaceAll(letter, "\u00a0") : result;
}
