/** Interface locales; each code is the name of a folder of messages. `content/sites.yaml` defines which have a site. */
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

const languageTags: Partial<Record<LocaleCode, string>> = { kz: "kk", pt: "pt-PT", rs: "sr-Latn" };

/** Default language tag of a locale. A site may override it. */
export const languageTagOf = (code: LocaleCode): string => languageTags[code] ?? code;

export const sourceLocale: LocaleCode = "en";

/** Development and test site with pseudo-localized texts (`app/i18n/pseudo-text.ts`). Not a locale of content. */
export const pseudoLocale = "pseudo" as LocaleCode;

/** Code of ISO 4217. */
export type Currency = string;

export const themes = ["default", "purple"] as const;
export type Theme = (typeof themes)[number];

export const socialNetworks = ["instagram", "facebook", "youtube", "linkedin", "tiktok"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
