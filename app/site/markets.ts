/** The closed lists that the database, the content and the settings of a site share. */

/**
 * Codes of the fifty locales that the interface speaks; a code is also the name of its catalog folder. Which of them
 * have a site is the content's matter (`content/sites.yaml`).
 */
export const localeCodes = [
  "en",
  "bg",
  "cs",
  "hu",
  "pl",
  "sk",
  "uk",
  "ro",
  "ru",
  "es",
  "de",
  "el",
  "kz",
  "lv",
  "rs",
  "ar",
  "fa",
  "he",
  "ckb",
  "tr",
  "az",
  "ka",
  "hy",
  "uz",
  "ky",
  "mn",
  "be",
  "mk",
  "sq",
  "bs",
  "hr",
  "sl",
  "lt",
  "et",
  "fi",
  "sv",
  "nb",
  "da",
  "is",
  "nl",
  "fr",
  "it",
  "pt",
  "ca",
  "ja",
  "ko",
  "zh",
  "vi",
  "id",
  "th",
] as const;
export type LocaleCode = (typeof localeCodes)[number];

/** Codes that are not their language's tag, which plurals and figures follow; Portuguese is that of Portugal. */
const languageTags: Partial<Record<LocaleCode, string>> = { kz: "kk", pt: "pt-PT", rs: "sr-Latn" };

/** The tag of a locale. A site says its own, which may name another market. */
export const languageTagOf = (code: LocaleCode): string => languageTags[code] ?? code;

/** The language that everything is written in first and that a missing translation falls back to. */
export const sourceLocale: LocaleCode = "en";

/**
 * Code of the site that only development and tests have, which shows texts that are hard-coded or have no room to grow
 * (`app/i18n/pseudo-text.ts`). It is no locale that content, catalogs or a list of languages may name.
 */
export const pseudoLocale = "pseudo" as LocaleCode;

/** ISO 4217 codes of the currencies that a price may be given in. */
export const currencies = ["EUR", "CZK", "HUF", "PLN", "UAH", "RON", "RUB", "KZT", "RSD"] as const;
export type Currency = (typeof currencies)[number];

export const themes = ["default", "purple"] as const;
export type Theme = (typeof themes)[number];

export const socialNetworks = ["instagram", "facebook", "youtube", "linkedin", "tiktok"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
