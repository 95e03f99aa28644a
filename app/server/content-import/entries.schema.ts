/**
 * The shape of every file below `content/`. The importer parses with these schemas, and the
 * translatable fields in them are what `npm run content -- extract` hands to translators.
 */
import * as v from "valibot";

import { blockSchema } from "#app/blocks/schema.ts";
import {
  countryCode,
  href,
  icon,
  image,
  markdown,
  mediaPath,
  phone,
  slug,
  text,
} from "#app/blocks/fields.ts";
import { currencies, localeCodes, socialNetworks, themes } from "#app/site/markets.ts";

const list = <const Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));

const date = v.pipe(v.string(), v.isoDate("wants a date like 2026-03-31"));

const host = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/, "wants a lower-case host name without a port"),
);

/** A price in the currency's main unit, for example 89.9; at most two decimals. */
const price = v.pipe(v.number(), v.minValue(0.01), v.maxValue(100_000_000));

/** Name of a check in `app/server/content/page-middleware.ts`. */
const middlewareName = v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/), v.maxLength(40));

export const siteEntry = v.strictObject({
  code: v.picklist(localeCodes),
  /** BCP 47 tag for `<html lang>` and number formats. */
  languageTag: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/)),
  /** Two-letter code of the language; kz and rs have none. */
  iso: v.optional(v.pipe(v.string(), v.length(2))),
  /** The language's own name for itself. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  currency: v.picklist(currencies),
  theme: v.optional(v.picklist(themes), "default"),
  greece: v.optional(v.boolean(), false),
  /** The public origin is `https://<host>`; every alias redirects to it. */
  host,
  aliases: v.optional(list(host, 20), []),
  /** Answer in place, on any port, without a redirect: for development and tests. */
  localHosts: v.optional(list(host, 5), []),
});

export const sitesFile = v.strictObject({
  defaultSite: v.picklist(localeCodes),
  sites: v.pipe(v.array(siteEntry), v.minLength(1), v.maxLength(100)),
});

export const brandFile = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  tagline: text(80),
  /** `{year}` becomes the current year. */
  copyright: text(160),
  /** Shown by browsers beside the page's title. */
  icon: mediaPath,
  shareImage: image,
  logo: v.optional(v.strictObject({ desktop: mediaPath, mobile: mediaPath })),
  social: list(v.strictObject({ name: v.picklist(socialNetworks), src: href }), 10),
  /** Origin of a delivery network that fetches `/media/…` from this site and heeds `Vary: Accept`. */
  cdn: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, "wants an origin like https://cdn.example, without a path"),
    ),
  ),
});

export const menuKeys = ["menu_main", "menu_footer", "menu_footer_2", "menu_header_1"] as const;
export type MenuKey = (typeof menuKeys)[number];

export const menuItem = v.strictObject({
  id: slug,
  name: text(60),
  url: href,
  children: v.optional(list(v.strictObject({ id: slug, name: text(60), url: href }), 20)),
});

/** `menu_header_1`, the language menu, is made from the sites. */
export const menusFile = v.strictObject({
  menu_main: list(menuItem, 12),
  menu_footer: list(menuItem, 12),
  menu_footer_2: list(menuItem, 12),
});

export const specificationKinds = ["quantity", "range", "dimensions", "terms", "boolean"] as const;

/** Words that many products share, so that each is translated once. Keys are slugs. */
export const vocabularyFile = v.strictObject({
  units: v.record(
    slug,
    v.pipe(text(40), v.includes("{value}", "wants the placeholder {value}, for example '{value} g'")),
  ),
  specifications: v.record(
    slug,
    v.strictObject({ label: text(60), kind: v.picklist(specificationKinds), unit: v.optional(slug) }),
  ),
  terms: v.record(slug, text(60)),
  colors: v.record(slug, v.strictObject({ label: text(40), swatch: v.pipe(v.string(), v.hexColor()) })),
  tags: v.record(slug, text(40)),
  connections: v.record(slug, text(40)),
  countries: v.record(countryCode, text(60)),
});

export const categoryEntry = v.strictObject({
  name: text(60),
  /** One or two sentences under the heading, also the page's description. */
  description: text(320),
  image,
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const number = v.pipe(v.number(), v.finite());

/** quantity: 52 · range: [100, 26000] · dimensions: [122, 63, 38] · terms: [pbt] · boolean: true */
export const specificationValue = v.union(
  [v.boolean(), number, list(number, 3), list(slug, 12)],
  "wants a number, true or false, a list of numbers or a list of terms",
);
export type SpecificationValue = v.InferOutput<typeof specificationValue>;

export const productEntry = v.strictObject({
  sku: v.pipe(v.string(), v.regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/), v.maxLength(32)),
  category: slug,
  name: text(60),
  promise: text(90),
  description: markdown(),
  released: date,
  inStock: v.optional(v.boolean(), true),
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  tags: v.optional(list(slug, 8), []),
  connections: v.optional(list(slug, 4), []),
  /** The first image stands for the product in lists. */
  images: v.pipe(v.array(image), v.minLength(1), v.maxLength(12)),
  colors: v.pipe(
    v.array(v.strictObject({ color: slug, image: v.optional(mediaPath) })),
    v.minLength(1),
    v.maxLength(8),
  ),
  prices: v.strictObject(
    Object.fromEntries(currencies.map((currency) => [currency, price])) as Record<
      (typeof currencies)[number],
      typeof price
    >,
  ),
  features: v.pipe(
    v.array(v.strictObject({ icon, title: text(60), text: text(240) })),
    v.minLength(4),
    v.maxLength(6),
  ),
  specifications: v.record(slug, specificationValue),
  related: v.optional(list(slug, 8), []),
  faq: v.optional(list(v.strictObject({ question: text(200), answer: markdown() }), 20), []),
});

export const pageEntry = v.strictObject({
  title: text(80),
  description: text(200),
  image: v.optional(image),
  /** Checks that run before the page is shown, in this order. */
  middleware: v.optional(list(middlewareName, 5), []),
  blocks: v.pipe(v.array(blockSchema), v.minLength(1), v.maxLength(40)),
});

/** Front matter of a Markdown page: the text below it becomes one rich-text block. */
export const markdownPageFrontMatter = v.omit(pageEntry, ["blocks"]);

/** Front matter of a journal article plus the Markdown below it as `body`. */
export const articleEntry = v.strictObject({
  title: text(100),
  description: text(240),
  image,
  published: date,
  tags: v.optional(list(slug, 5), []),
  body: markdown(),
});

export const certificateEntry = v.strictObject({
  title: text(120),
  summary: text(400),
  /** Identifier of the document, for example DOC-2026-014. */
  number: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  standards: list(v.pipe(v.string(), v.minLength(1), v.maxLength(60)), 20),
  issued: date,
  products: v.pipe(v.array(slug), v.minLength(1), v.maxLength(50)),
});

export const downloadKinds = ["manual", "software", "firmware", "profile"] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** Size and checksum are read from the file at import. */
export const downloadEntry = v.strictObject({
  title: text(120),
  kind: v.picklist(downloadKinds),
  products: v.pipe(v.array(slug), v.minLength(1), v.maxLength(50)),
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  released: date,
  file: mediaPath,
});

export const downloadsFile = v.record(slug, downloadEntry);

export const placeKinds = ["service-center", "local-shop", "online-shop"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Addresses are written in the place's own language and are not translated. */
export const placeEntry = v.strictObject({
  kind: v.picklist(placeKinds),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  country: countryCode,
  city: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
  address: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(160))),
  postalCode: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(12))),
  phone: v.optional(phone),
  url: v.optional(v.pipe(v.string(), v.url(), v.maxLength(200))),
  /** WGS 84, degrees. */
  coordinates: v.optional(
    v.strictObject({
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
});

export const placesFile = v.record(slug, placeEntry);
