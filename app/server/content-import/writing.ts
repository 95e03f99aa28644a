/** Whether a translation is written as its language is. */

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

function scriptOf(languageTag: string): Script {
  const code = new Intl.Locale(languageTag).maximize().script;
  return Object.entries(scripts).find(([known]) => known === code)?.[1] ?? latin;
}

/** What is no running text: placeholders, plural syntax, addresses, tags, code. */
const notText =
  /\{\w+(?:,\s*\w+)?|\]\([^)]*\)|<[^>]*>|`[^`]*`|\b\w+(?=\s*\{)|[\w.+-]+@[\w.-]+|https?:\/\/[\w./-]+/g;

/** Words that begin with a small letter: names and abbreviations are the same everywhere. */
const plainWord = /(?<![\p{L}\d/.-])\p{Ll}{2,}/gu;

/** So many plain words of English are a sentence and no name. */
const sentence = 4;

/** @returns what is wrong with a translation, in words, or nothing */
export function checkWriting(source: string, translation: string, languageTag: string): string[] {
  const text = translation.replaceAll(notText, " ");
  const own = scriptOf(languageTag);
  const isSentence = (source.replaceAll(notText, " ").match(plainWord) ?? []).length >= sentence;
  if (isSentence && translation === source && languageTag !== "en") return ["English text left"];
  if (isSentence && !own.letters.test(text)) return [`no ${own.name} letters`];
  const problems = new Set<string>();
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const isOwn = own.letters.test(word);
    const foreign = Object.values(scripts).filter(
      (script) => script !== own && script.letters.test(isOwn ? withoutLetters(word, own) : word),
    );
    const [other] = foreign;
    if (!other || (other === latin && (!isOwn || withoutSpaces.has(own)))) continue;
    const names = [...(isOwn ? [own] : []), ...foreign].map(({ name }) => name);
    problems.add(`${names.join(" and ")} letters in the word ${JSON.stringify(word)}`);
  }
  return [...problems];
}

/** What is left is of other scripts: Chinese characters are Japanese ones too. */
const withoutLetters = (word: string, { letters }: Script) =>
  [...word].filter((letter) => !letters.test(letter)).join("");
