/**
 * The script that a language is written in, by its code in ISO 15924: `Latn`, `Arab`.
 * @param languageTag as in HTML's `lang`: `ar`, `sr-Latn`
 */
export const scriptOf = (languageTag: string): string | undefined =>
  new Intl.Locale(languageTag).maximize().script;

const rightToLeft = new Set<string | undefined>(["Arab", "Hebr"]);

export const directionOf = (languageTag: string): "ltr" | "rtl" =>
  rightToLeft.has(scriptOf(languageTag)) ? "rtl" : "ltr";
