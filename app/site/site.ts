import type { Services } from "./services.ts";
import type { Currency, LocaleCode, SocialNetwork, Theme } from "./markets.ts";

export type MenuItem = { id: string; name: string; url: string; children?: MenuItem[] };

export type Menus = {
  main: MenuItem[];
  footer: MenuItem[];
  copyright: MenuItem[];
  languages: LanguageItem[];
};

export type LanguageItem = { name: string; code: LocaleCode; domain: string };

export type LanguageName = { code: LocaleCode; name: string; default: boolean };

export const emptyMenus: Menus = { main: [], footer: [], copyright: [], languages: [] };

/** Site of the current request, determined by its host. */
export type Site = {
  code: LocaleCode;
  languageTag: string;
  currency: Currency;
  theme: Theme;
  greece: boolean;
  /** Without a trailing slash. */
  origin: string;
  /** All sites, including this one, and `x-default`. */
  alternates: { code: LocaleCode; hreflang: string; origin: string }[];
};

export type Brand = {
  name: string;
  tagline: string;
  copyright: string;
  icon: string;
  shareImage: { src: string; alt: string };
  /** Files below `media`, paths on the CDN, or addresses. Default: the built-in logo. */
  logo?: { desktop: string; mobile: string };
  social: { name: SocialNetwork; src: string }[];
  /** Addresses of the brand elsewhere, besides `social`. For search engines. */
  profiles?: string[];
  /** Origin for pictures and videos, without a trailing slash. Default: the site's own. */
  cdn?: string;
  services?: Services;
};

export type SiteConfiguration = {
  /** Undefined if the configuration cannot be read. */
  brand?: Brand;
  year: number;
  languages: LanguageName[];
};

export const defaultConfiguration: Omit<SiteConfiguration, "year"> = {
  languages: [{ code: "en", name: "English", default: true }],
};
