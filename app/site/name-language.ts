/** Countries where names may be in several languages. */
const unsure = new Set(["BE", "CA", "CH", "CY", "KZ", "LU"]);

/** Scripts with a single alphabet, which regular expressions support. */
const scripts = new Set(["Arab", "Armn", "Cyrl", "Geor", "Grek", "Hebr", "Latn"]);

/**
 * The language of the name of a shop, a street or a city (WCAG 2.2: 3.1.2): CLDR's likely language of its country.
 * @returns undefined for the page's own language, and for a name in another script than that of the country
 */
export function nameLanguage(name: string, country: string, languageTag: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country) || unsure.has(country)) return undefined;
  const { language, script } = new Intl.Locale(`und-${country}`).maximize();
  if (!script || !scripts.has(script) || language === new Intl.Locale(languageTag).language) return undefined;
  return new RegExp(`\\p{Script=${script}}`, "u").test(name) ? language : undefined;
}
