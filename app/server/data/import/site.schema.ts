import * as v from "valibot";

import {
  countryCode,
  currencyCode,
  email,
  href,
  image,
  mediaPath,
  properName,
  siteCode,
  slug,
  text,
  list,
} from "#app/validation/fields.ts";
import {
  cdnOrigin,
  chatScript,
  mapsService,
  sessionAnalyticsId,
  tagManagerId,
} from "#app/validation/services.schema.ts";
import { type LocaleCode, localeCodes, themes } from "#app/site/markets.ts";

import { responsibleParty } from "./product.schema.ts";

const host = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/, "expected a lower-case host name without a port"),
);

export const siteEntry = v.strictObject({
  code: siteCode,
  /** Language of its messages; default: its code. */
  locale: v.optional(v.picklist(localeCodes)),
  /** BCP 47, for `hreflang` and formats: `de-AT`. */
  languageTag: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2}|-\d{3})?$/)),
  /** ISO 639-1; kz and rs have none. */
  iso: v.optional(v.pipe(v.string(), v.length(2))),
  /** Groups large language menus. Determines the law that `check-legal.ts` applies; default: `regionOf`. */
  country: v.optional(countryCode),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  currency: currencyCode,
  theme: v.optional(v.picklist(themes), "default"),
  greece: v.optional(v.boolean(), false),
  /** The public origin is `https://<host>`; aliases redirect to it. */
  host,
  aliases: v.optional(list(host, 20), []),
  /** Hosts served without redirect, on any port: for development and tests. */
  localHosts: v.optional(list(host, 5), []),
  /** Recipients of submissions; default: `MAIL_TO`. */
  recipients: v.optional(v.pipe(list(email, 10), v.minLength(1))),
  /** Authority of its country, in its language; pages refer to it with `{accessibilityAuthority}`. */
  accessibilityAuthority: v.optional(
    v.strictObject({ name: properName(120), url: v.pipe(v.string(), v.maxLength(200), v.url()) }),
  ),
});

/** `checkSites` verifies that a site has a locale, or the code of one. */
export const localeOf = ({ code, locale }: Pick<v.InferOutput<typeof siteEntry>, "code" | "locale">) =>
  locale ?? (code as LocaleCode);

export const sitesFile = v.strictObject({
  defaultSite: siteCode,
  sourceLocale: v.optional(v.picklist(localeCodes), "en"),
  sites: v.pipe(v.array(siteEntry), v.minLength(1), v.maxLength(100)),
});

/** Third parties. Nothing is requested from them before consent. */
const services = v.strictObject({
  tagManager: v.optional(tagManagerId),
  sessionAnalytics: v.optional(sessionAnalyticsId),
  chat: v.optional(chatScript),
  maps: v.optional(mapsService),
});

export const brandFile = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  tagline: text(80),
  /** `{year}` is replaced by the current year. */
  copyright: text(160),
  icon: mediaPath,
  shareImage: image,
  logo: v.optional(v.strictObject({ desktop: mediaPath, mobile: mediaPath })),
  social: list(v.strictObject({ name: slug, src: href }), 10),
  /** Origin of a CDN that fetches `/media/…` from this site and honors `Vary: Accept`. */
  cdn: v.optional(cdnOrigin),
  services: v.optional(services),
  /** Whether visitors can request a mail when a variant is back in stock; also requires a mail server. */
  stockNotices: v.optional(v.boolean()),
  /** `false` removes the cookie notice if no services are configured. */
  cookieNotice: v.optional(v.boolean()),
  /** Defaults for products: the manufacturer only for those of the brand itself, the responsible person for all. */
  safety: v.optional(
    v.strictObject({
      manufacturer: v.optional(responsibleParty),
      responsible: v.optional(responsibleParty),
    }),
  ),
});

export const menuItem = v.strictObject({
  id: slug,
  name: text(60, "menu"),
  url: href,
  children: v.optional(list(v.strictObject({ id: slug, name: text(60, "menu"), url: href }), 20)),
});

/** `menu_header_1`, the language menu, is generated from the sites. */
export const menusFile = v.strictObject({
  menu_main: list(menuItem, 12),
  menu_footer: list(menuItem, 12),
  menu_footer_2: list(menuItem, 12),
});
