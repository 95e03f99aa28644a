/** Key of a site in `content/sites.yaml`. A locale may have any number of sites. */
export type SiteCode = string;

/** Languages of messages; each code is the name of a message folder. Sites refer to them in `content/sites.yaml`. */
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

/** Language tag of a locale; a site has its own tag, such as `de-AT`. */
export const languageTagOf = (code: LocaleCode): string => languageTags[code] ?? code;

/** Source language of the interface messages. Content has its own (`sourceLocale` in `content/sites.yaml`). */
export const sourceLocale: LocaleCode = "en";

/** Development and test site with pseudo-localized texts (`app/i18n/pseudo-text.ts`), and its locale. */
export const pseudoSite: SiteCode = "pseudo";
export const pseudoLocale = pseudoSite as LocaleCode;

/** Code of ISO 4217. */
export type Currency = string;

export const themes = ["default", "alternate"] as const;
export type Theme = (typeof themes)[number];

/** Networks with their own icon (`app/layout/social-icon.tsx`); a brand may use others. */
export const socialNetworks = ["instagram", "facebook", "youtube", "linkedin", "tiktok"] as const;
export type SocialNetwork = string;
