/** Words as they are found in a text. */

/** Scripts that write no space between words: a phrase is found in the middle of others. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** An apostrophe between letters is a part of the word, as in Ukrainian. */
const inWord = {
  before: String.raw`[\p{L}\p{M}\d]|\p{L}['’ʼ]`,
  after: String.raw`[\p{L}\p{M}\d]|['’ʼ]\p{L}`,
};

const patterns = new Map<string, RegExp>();

/** Finds a phrase as whole words, in capitals or not; a `*` at its end stands for any ending. */
export function patternOf(phrase: string): RegExp {
  const known = patterns.get(phrase);
  if (known) return known;
  const words = phrase
    .replace(/\*$/, "")
    .replaceAll(/[.?+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
  const end = phrase.endsWith("*") ? String.raw`[\p{L}\p{M}]*` : "";
  const pattern = withoutSpaces.test(phrase)
    ? new RegExp(words, "gu")
    : new RegExp(`(?<!${inWord.before})${words}${end}(?!${inWord.after})`, "giu");
  patterns.set(phrase, pattern);
  return pattern;
}

/** The longest first: a name of two words does not allow one of them. */
export function withoutPhrases(text: string, phrases: readonly string[]): string {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, phrase) => rest.replaceAll(patternOf(phrase), " "), text);
}
