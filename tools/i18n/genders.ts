/** Genders of nouns and adjectives by their endings, as far as specification labels need them. */
import type { LocaleCode } from "#app/site/markets.ts";

export type Gender = "m" | "f" | "n" | "pl";

/** The endings of one declension, without the stem. */
type Declension = Record<Gender, readonly string[]>;

export type GenderRules = {
  /** The first pattern that fits decides. */
  nouns: readonly (readonly [RegExp, Gender])[];
  adjectives: readonly Declension[];
  /** Nouns with the endings of adjectives. */
  alsoNouns?: readonly string[];
};

const declension = (m: string, f: string, n: string, pl: string): Declension => ({
  m: m.split(" "),
  f: f.split(" "),
  n: n.split(" "),
  pl: pl.split(" "),
});

/**
 * Languages whose adjectives differ from nouns in their endings. In Latvian and Serbian most do not, and Romanian and
 * German use nouns for colors.
 */
export const genderRules: Partial<Record<LocaleCode, GenderRules>> = {
  bg: {
    nouns: [
      [/ове$|и$/, "pl"],
      [/ост$|[ая]$/, "f"],
      [/[ое]$/, "n"],
      [/\p{L}$/u, "m"],
    ],
    adjectives: [
      declension("ен", "на", "но", "ни"),
      declension("ък", "ка", "ко", "ки"),
      declension("", "а", "о", "и"),
    ],
  },
  cs: {
    nouns: [
      [/ost$|a$/, "f"],
      [/o$|[eá]ní$/, "n"],
      [/[bcdfghjklmnprstvzp]$/, "m"],
    ],
    adjectives: [declension("ý", "á", "é", "é í")],
  },
  el: {
    nouns: [
      [/[ηή]$|άλη$/, "f"],
      [/ες$|οι$/, "pl"],
      [/ας$|ης$/, "m"],
      [/[οό]$|μα$|ίλ$/, "n"],
    ],
    adjectives: [declension("ός ος", "ή η", "ό ο", "ά α")],
    alsoNouns: ["τρίποδο"],
  },
  es: {
    nouns: [
      [/[aeo]s$/, "pl"],
      [/[cxs]ión$|dad$|a$|superficie$|base$/, "f"],
      [/[oelr]$/, "m"],
    ],
    adjectives: [declension("o", "a", "o", "os as")],
  },
  pl: {
    nouns: [
      [/ość$|[aź]$/, "f"],
      [/[oeę]$/, "n"],
      [/[yi]$/, "pl"],
      [/[bcćdfghjklłmnprstwzż]$/, "m"],
    ],
    adjectives: [declension("y", "a", "e", "e"), declension("i", "a", "ie", "ie")],
  },
  rs: {
    nouns: [
      [/ost$|a$/, "f"],
      [/[oe]$/, "n"],
      [/i$/, "pl"],
      [/[bcčćdđfghjklmnprstvzž]$/, "m"],
    ],
    adjectives: [
      declension("čki ski sti", "čka ska sta", "čko sko sto", "čki ski sti"),
      declension("rni", "rna", "rno", "rni"),
      declension("eo", "ela", "elo", "eli"),
    ],
  },
  ru: {
    nouns: [
      [/ость$|[ая]$/, "f"],
      [/[оеё]$/, "n"],
      [/[ыи]$/, "pl"],
      [/[бвгджзйклмнпрстфхцчшщ]$/, "m"],
    ],
    adjectives: [declension("ый ий ой", "ая яя", "ое ее", "ые ие")],
  },
  sk: {
    nouns: [
      [/osť$|[aň]$/, "f"],
      [/[oe]$/, "n"],
      [/[yi]$/, "pl"],
      [/[bcdfghjklmnprstvz]$/, "m"],
    ],
    adjectives: [
      declension("ý", "á", "é", "é í"),
      declension("rny iely", "rna iela", "rne iele", "rne iele"),
    ],
  },
  uk: {
    nouns: [
      [/ння$|ття$|[оеє]$/, "n"],
      [/ість$|[ая]$/, "f"],
      [/[иі]$/, "pl"],
      [/[бвгґджзйклмнпрстфхцчшщ]$/, "m"],
    ],
    adjectives: [declension("ий", "а", "е", "і")],
  },
};

type Knows = (word: string) => boolean;

/** @returns all possible genders of the word; none if it is not an adjective */
export function gendersOf(word: string, { adjectives, alsoNouns = [] }: GenderRules, knows: Knows): Gender[] {
  if (alsoNouns.includes(word)) return [];
  const found = adjectives.flatMap((forms) =>
    genders.filter((gender) =>
      forms[gender].some(
        (ending, index) =>
          word.endsWith(ending) &&
          isDeclined(word.slice(0, word.length - ending.length), index, forms, knows),
      ),
    ),
  );
  return [...new Set(found)];
}

const genders = ["m", "f", "n", "pl"] as const;

/** In the dictionary, a noun that looks like an adjective has no other genders. */
const isDeclined = (stem: string, index: number, forms: Declension, knows: Knows) =>
  stem !== "" &&
  (["m", "f", "n"] as const).every((gender) => knows(stem + (forms[gender][index] ?? forms[gender][0])));

export const nounGenderOf = (word: string, { nouns }: GenderRules): Gender | undefined =>
  nouns.find(([pattern]) => pattern.test(word))?.[1];
