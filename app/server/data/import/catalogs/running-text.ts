/** What is no running text: placeholders, plural syntax, addresses, tags, code. */
const notText =
  /\{\w+(?:,\s*\w+)?|\]\([^)]*\)|<[^>]*>|`[^`]*`|\b\w+(?=\s*\{)|[\w.+-]+@[\w.-]+|https?:\/\/[\w./-]+/g;

export const withoutCode = (text: string) => text.replaceAll(notText, " ");

/** Words that begin with a small letter: names and abbreviations are the same everywhere. */
const plainWord = /(?<![\p{L}\d/.-])\p{Ll}{2,}(?![\p{L}\d])/gu;

export const plainWordsOf = (text: string): string[] => withoutCode(text).match(plainWord) ?? [];

/** So many plain words in a row are a sentence and no name. */
export const sentence = 4;

export const isSentence = (text: string) => plainWordsOf(text).length >= sentence;
