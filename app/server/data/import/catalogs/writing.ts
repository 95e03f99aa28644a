/** Checks that a translation uses the script of its language. */
import { scriptOf } from "#app/site/format.ts";

import type { Mistake } from "./checker.ts";

/** Placeholders, plural syntax, tags, code and addresses. */
const notText =
  /\{\w+(?:,\s*\w+)?|\]\([^)]*\)|<[^>]*>|`[^`]*`|\b\w+(?=\s*\{)|[\w.+-]+@[\w.-]+|https?:\/\/[\w./-]+/g;

export const withoutCode = (text: string) => text.replaceAll(notText, " ");

/** Lower-case words; names and abbreviations may be the same in every language. */
const plainWord = /(?<![\p{L}\d/.-])\p{Ll}{2,}(?![\p{L}\d])/gu;

export const plainWordsOf = (text: string): string[] => withoutCode(text).match(plainWord) ?? [];

/** Plain words that make a text a sentence and not a name. */
export const sentence = 4;

export const isSentence = (text: string) => plainWordsOf(text).length >= sentence;

/** By ISO 15924 code. */
const scripts = {
  Latn: { name: "Latin", letters: /\p{Script=Latin}/u },
  Cyrl: { name: "Cyrillic", letters: /\p{Script=Cyrillic}/u },
  // Excludes the ohm and micro signs of units.
  Grek: { name: "Greek", letters: /(?![Ωµμ])\p{Script=Greek}/u },
  Arab: { name: "Arabic", letters: /\p{Script=Arabic}/u },
  Hebr: { name: "Hebrew", letters: /\p{Script=Hebrew}/u },
  Armn: { name: "Armenian", letters: /\p{Script=Armenian}/u },
  Geor: { name: "Georgian", letters: /\p{Script=Georgian}/u },
  Thai: { name: "Thai", letters: /\p{Script=Thai}/u },
  Hans: { name: "Chinese", letters: /\p{Script=Han}/u },
  Jpan: { name: "Japanese", letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u },
  Kore: { name: "Korean", letters: /\p{Script=Hangul}/u },
};
type Script = (typeof scripts)[keyof typeof scripts];
const latin: Script = scripts.Latn;

/** A letter of any other script. */
const otherLetters = new Map(
  Object.values<Script>(scripts).map((own) => [own, new RegExp(`(?!${own.letters.source})\\p{L}`, "u")]),
);

/** Scripts that embed Latin names without spaces. */
const withoutSpaces = new Set<Script>([scripts.Thai, scripts.Hans, scripts.Jpan, scripts.Kore]);

/** By language tag. The lookup is slower than a check. */
const scriptCache = new Map<string, Script>();

function scriptFor(languageTag: string): Script {
  let script = scriptCache.get(languageTag);
  if (!script) {
    const code = scriptOf(languageTag);
    script = Object.entries(scripts).find(([known]) => known === code)?.[1] ?? latin;
    scriptCache.set(languageTag, script);
  }
  return script;
}

export const isWrittenIn = (script: keyof typeof scripts, languageTag: string) =>
  scriptFor(languageTag) === scripts[script];

export function checkWriting(source: string, translation: string, languageTag: string): Mistake[] {
  const text = withoutCode(translation);
  const own = scriptFor(languageTag);
  if (isSentence(source) && !own.letters.test(text)) return [{ got: "none", wanted: `${own.name} letters` }];
  return checkLetters(text, languageTag);
}

/** @returns words with letters of another script than the language's */
export function checkLetters(text: string, languageTag: string): Mistake[] {
  const own = scriptFor(languageTag);
  if (!otherLetters.get(own)!.test(text)) return [];
  const wanted = `${own.name} letters`;
  const words = new Map<string, Mistake>();
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const isOwn = own.letters.test(word);
    const rest = isOwn ? withoutLetters(word, own) : word;
    if (!rest) continue;
    const foreign = Object.values(scripts).filter((script) => script !== own && script.letters.test(rest));
    const [other] = foreign;
    if (!other || (other === latin && (!isOwn || withoutSpaces.has(own)))) continue;
    const names = [...(isOwn ? [own] : []), ...foreign].map(({ name }) => name);
    words.set(word, { got: `${names.join(" and ")} letters in the word ${JSON.stringify(word)}`, wanted });
  }
  return [...words.values()];
}

/** Removed first, because Japanese and Chinese share characters. */
const withoutLetters = (word: string, { letters }: Script) =>
  [...word].filter((letter) => !letters.test(letter)).join("");
