/** Whether a translation is written as its language is. */

type Script = "Latin" | "Cyrillic" | "Greek";

const letters: Record<Script, RegExp> = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  // Units are written with the signs for ohm and micro.
  Greek: /(?![Ωµμ])\p{Script=Greek}/u,
};
const scripts = Object.keys(letters) as Script[];

/** Languages that are not written in Latin letters. */
const scriptOf: Record<string, Script> = {
  bg: "Cyrillic",
  el: "Greek",
  kk: "Cyrillic",
  ru: "Cyrillic",
  uk: "Cyrillic",
};

/** What is no running text: placeholders, plural syntax, addresses, tags, code. */
const notText = /\{\w+(?:,\s*\w+)?|\]\([^)]*\)|<[^>]*>|`[^`]*`|\b\w+(?=\s*\{)|\S+@\S+|https?:\S+/g;

/** Words that begin with a small letter: names and abbreviations are the same everywhere. */
const plainWord = /(?<![\p{L}\d/.-])\p{Ll}{2,}/gu;

/** So many plain words of English are a sentence and no name. */
const sentence = 4;

/** @returns what is wrong with a translation, in words, or nothing */
export function checkWriting(source: string, translation: string, languageTag: string): string[] {
  const text = translation.replaceAll(notText, " ");
  const own = scriptOf[languageTag] ?? "Latin";
  const isSentence = (source.replaceAll(notText, " ").match(plainWord) ?? []).length >= sentence;
  if (isSentence && translation === source && languageTag !== "en") return ["English text left"];
  if (isSentence && !letters[own].test(text)) return [`no ${own} letters`];
  const problems = new Set<string>();
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const found = scripts.filter((script) => letters[script].test(word));
    if (found.length > 1) problems.add(`${found.join(" and ")} letters in the word ${JSON.stringify(word)}`);
    else if (found[0] && found[0] !== own && found[0] !== "Latin")
      problems.add(`${found[0]} letters in ${JSON.stringify(word)}`);
  }
  return [...problems];
}
