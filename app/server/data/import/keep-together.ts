import type { LocaleCode } from "#app/site/markets.ts";

/** A space between a digit and a unit: a sign, or a short word, which need not be one; and round the sign between lengths. */
const beforeUnit = /(?<=\d) (?=[%°×]|\p{L}{1,4}(?!\p{L}))|(?<=\d[ \u00a0]×) (?=\d)/gu;

/** The words of one letter in languages in which none of them may end a line. */
const lettersAlone: Partial<Record<LocaleCode, string>> = {
  bg: "авиосу",
  cs: "aikosuvz",
  pl: "aiouwz",
  rs: "aiokus",
  ru: "авикосуя",
  sk: "aikosuvz",
  uk: "авзійоуя",
};

const afterLetter = Object.fromEntries(
  Object.entries(lettersAlone).map(([locale, letters]) => [
    locale,
    new RegExp(`(?<=(?<![\\p{L}\\p{N}\\p{Pd}\\p{Pc}'’.])[${letters}]) (?=\\S)`, "giu"),
  ]),
);

/**
 * A text in which no line ends between a number and its unit (`52 g`, `90 × 40 mm`, `90 млн`), nor
 * after a word of one letter where the language forbids it (`у руці`).
 */
export function keepTogether(text: string, locale: LocaleCode): string {
  const letter = afterLetter[locale];
  const kept = text.replaceAll(beforeUnit, "\u00a0");
  return letter ? kept.replaceAll(letter, "\u00a0") : kept;
}
