/** Whether a translation is written in the letters of its language. */
import { scriptOf } from "#app/site/script.ts";

import type { Mistake } from "./checker.ts";
import { isSentence, withoutCode } from "./running-text.ts";

/** By their codes in ISO 15924, as language tags give them. */
const scripts = {
  Latn: { name: "Latin", letters: /\p{Script=Latin}/u },
  Cyrl: { name: "Cyrillic", letters: /\p{Script=Cyrillic}/u },
  // Units are written with the signs for ohm and micro.
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

/** Those that write names and abbreviations of another script into their own words, without a space. */
const withoutSpaces = new Set<Script>([scripts.Thai, scripts.Hans, scripts.Jpan, scripts.Kore]);

/** By language tag: to look a script up takes longer than to check a text. */
const lookedUp = new Map<string, Script>();

function writtenIn(languageTag: string): Script {
  let script = lookedUp.get(languageTag);
  if (!script) {
    const code = scriptOf(languageTag);
    script = Object.entries(scripts).find(([known]) => known === code)?.[1] ?? latin;
    lookedUp.set(languageTag, script);
  }
  return script;
}

export const isWrittenIn = (script: keyof typeof scripts, languageTag: string) =>
  writtenIn(languageTag) === scripts[script];

/** @returns where a translation is not written in the letters of its language */
export function checkWriting(source: string, translation: string, languageTag: string): Mistake[] {
  const text = withoutCode(translation);
  const own = writtenIn(languageTag);
  if (isSentence(source) && !own.letters.test(text)) return [{ got: "none", wanted: `${own.name} letters` }];
  return checkLetters(text, languageTag);
}

/** @returns the words of a text whose letters are of another script than its language, or of several */
export function checkLetters(text: string, languageTag: string): Mistake[] {
  const own = writtenIn(languageTag);
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

/** What is left is of other scripts: Chinese characters are Japanese ones too. */
const withoutLetters = (word: string, { letters }: Script) =>
  [...word].filter((letter) => !letters.test(letter)).join("");
