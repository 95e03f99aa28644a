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
