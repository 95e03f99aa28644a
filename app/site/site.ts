import type { Services } from "./services.ts";
import type { Currency, LocaleCode, SiteCode, SocialNetwork, Theme } from "./markets.ts";
import type { Section } from "./sections.ts";

export type MenuItem = {
  id: string;
  name: string;
  url: string;
  /** Picture of the category that the entry links to. Not stored with the menu. */
  picture?: string;
  children?: MenuItem[];
};

export type Menus = {
  main: MenuItem[];
  footer: MenuItem[];
  copyright: MenuItem[];
  languages: LanguageItem[];
};

export type LanguageItem = {
  name: string;
  code: SiteCode;
  domain: string;
  /** Name of the country in the language of the page, if the menu groups its entries. */
  country?: string;
};

export type LanguageName = { code: SiteCode; name: string; default: boolean };

export const emptyMenus: Menus = { main: [], footer: [], copyright: [], languages: [] };

/** Site of the current request, determined by its host. */
export type Site = {
  code: SiteCode;
  locale: LocaleCode;
  /** BCP 47, for `lang`, `hreflang` and formats. */
  languageTag: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  currency: Currency;
  /** Its currency, or its own code if it has its own prices. */
  priceList: string;
  theme: Theme;
  greece: boolean;
  /** Without a trailing slash. */
  origin: string;
  alternates: { code: SiteCode; hreflang: string; origin: string }[];
  /** Sections without content. */
  without?: Section[];
};

export type SiteKey = Pick<Site, "code" | "locale">;

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
  /** Default: true. */
  stockNotices?: boolean;
  /** Default: true. */
  cookieNotice?: boolean;
};

export type SiteConfiguration = {
  brand?: Brand;
  year: number;
  languages: LanguageName[];
  /** Percent of pages whose timings browsers report. */
  timings: number;
  /** Whether the brand offers mails about products back in stock, and they can be sent. */
  stockNotices: boolean;
};

export const defaultConfiguration: Omit<SiteConfiguration, "year"> = {
  languages: [{ code: "en", name: "English", default: true }],
  timings: 0,
  stockNotices: false,
};
