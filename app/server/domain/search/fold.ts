/**
 * The same word as different people type it, made one: upper or lower case, with or without accents,
 * with the letters of another keyboard. Texts are folded when they are indexed, queries when they are asked.
 */
import type { LocaleCode } from "#app/site/markets.ts";

/** Letters that do not come apart into a letter and a mark. */
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
  ґ: "г",
};

/** Serbian is written in two alphabets, and đ is dj on a keyboard without it. */
const serbianLetters: Record<string, string> = {
  đ: "dj",
  ...pairs("абвгдезијклмнопрстћуфхцчш", "abvgdezijklmnoprstcufhccs"),
  ђ: "dj",
  ж: "z",
  љ: "lj",
  њ: "nj",
  џ: "dz",
};

/** On a Russian keyboard the letters that only Kazakh has are typed as those they resemble. */
const kazakhLetters = pairs("әғқңөұүһі", "агкноуухи");

const localLetters: Partial<Record<LocaleCode, Record<string, string>>> = {
  rs: { ...plainLetters, ...serbianLetters },
  kz: { ...plainLetters, ...kazakhLetters },
};

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, to[index]!]));
}

/** й is a letter of its own, not an и with a mark. */
const shortI = /и\u0306/g;

/** @param text one or more words in lower case, as `wordsOf` gives them */
export function fold(text: string, locale: LocaleCode): string {
  if (!/\P{ASCII}/u.test(text)) return text;
  const letters = localLetters[locale] ?? plainLetters;
  return text
    .normalize("NFKD")
    .replaceAll(shortI, "й")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter);
}

const apostrophes = /(?<=\p{L})['’ʼ`´‘](?=\p{L})/gu;
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const groupedDigits = /(?<=\d)[.,\u00a0\u202f](?=\d{3}(?!\d))/g;

/**
 * The words of a text in lower case. Letters and digits never share a word (`2.4 GHz`, `2.4GHz`), an
 * apostrophe does not part one (`комп’ютер`), and thousands are not grouped (`26,000`).
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .replaceAll(invisible, "")
      .replaceAll(apostrophes, "")
      .replaceAll(groupedDigits, "")
      .toLowerCase()
      .match(/\p{N}+|\p{L}[\p{L}\p{M}]*/gu) ?? []
  );
}
