/** What pages know of the site they are shown on: shared by server and browser. */
import type { Services } from "./services.ts";
import type { Currency, LocaleCode, SocialNetwork, Theme } from "./markets.ts";

export type MenuItem = { id: string; name: string; url: string; children?: MenuItem[] };

export type Menus = {
  main: MenuItem[];
  footer: MenuItem[];
  copyright: MenuItem[];
  languages: LanguageItem[];
};

/** An entry of the language menu; `domain` is the origin of that language's site. */
export type LanguageItem = { name: string; code: LocaleCode; domain: string };

export const emptyMenus: Menus = { main: [], footer: [], copyright: [], languages: [] };

/** The site of the current request, decided by the host alone. */
export type Site = {
  code: LocaleCode;
  languageTag: string;
  currency: Currency;
  theme: Theme;
  greece: boolean;
  /** Public origin, without a trailing slash: canonical links start with it. */
  origin: string;
  /** Public origins of all sites, this one included, and of the default one as `x-default`. */
  alternates: { code: LocaleCode; hreflang: string; origin: string }[];
};

export type Brand = {
  name: string;
  tagline: string;
  copyright: string;
  icon: string;
  shareImage: { src: string; alt: string };
  logo?: { desktop: string; mobile: string };
  social: { name: SocialNetwork; src: string }[];
  /** Origin that pictures and videos are loaded from instead of the site's own, without a trailing slash. */
  cdn?: string;
  services?: Services;
};

/** The configuration that the whole site is drawn with. */
export type SiteConfiguration = {
  /** Missing when the configuration could not be read. */
  brand?: Brand;
  /** The current one, for the copyright line. */
  year: number;
  languages: { code: LocaleCode; name: string; default: boolean }[];
};

/** Used when the configuration cannot be read: English only. */
export const defaultConfiguration: Omit<SiteConfiguration, "year"> = {
  languages: [{ code: "en", name: "English", default: true }],
};
