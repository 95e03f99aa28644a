/** Scripts without spaces between words: a phrase may be inside a word. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** An apostrophe between letters belongs to the word, as in Ukrainian. */
const inWord = {
  before: String.raw`[\p{L}\p{M}\d]|\p{L}['’ʼ]`,
  after: String.raw`[\p{L}\p{M}\d]|['’ʼ]\p{L}`,
};

const patterns = new Map<string, RegExp>();

/** Matches whole words, ignoring case. A trailing `*` matches any ending. */
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

/** Longest first, so that a phrase is removed before a part of it. */
export function withoutPhrases(text: string, phrases: readonly string[]): string {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, phrase) => rest.replaceAll(patternOf(phrase), " "), text);
}
