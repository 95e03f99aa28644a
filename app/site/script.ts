/** ISO 15924 code of a language's script, for example `Latn`. @param languageTag BCP 47 */
export const scriptOf = (languageTag: string): string | undefined =>
  new Intl.Locale(languageTag).maximize().script;

const rightToLeft = new Set<string | undefined>(["Arab", "Hebr"]);

export const directionOf = (languageTag: string): "ltr" | "rtl" =>
  rightToLeft.has(scriptOf(languageTag)) ? "rtl" : "ltr";
