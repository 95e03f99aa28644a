/** Countries where names may be in several languages. */
const unsure = new Set(["BE", "CA", "CH", "CY", "KZ", "LU"]);

/** Scripts with a single alphabet, which regular expressions support. */
const scripts = new Set(["Arab", "Armn", "Cyrl", "Geor", "Grek", "Hebr", "Latn"]);

/** CLDR's likely language of a country (WCAG 2.2: 3.1.2). @returns undefined if it is the page's, or for other scripts */
export function nameLanguage(name: string, country: string, languageTag: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country) || unsure.has(country)) return undefined;
  const { language, script } = new Intl.Locale(`und-${country}`).maximize();
  if (!script || !scripts.has(script) || language === new Intl.Locale(languageTag).language) return undefined;
  return new RegExp(`\\p{Script=${script}}`, "u").test(name) ? language : undefined;
}
