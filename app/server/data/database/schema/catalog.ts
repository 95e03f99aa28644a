import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { changedAt, ofLocale } from "./content.ts";

import type { IconName, Image, Link, Video } from "../../../../validation/fields.ts";
import type { Finder } from "../../../../validation/finder.schema.ts";
import type { Currency } from "../../../../site/markets.ts";
import { type Specification, specificationKinds } from "../../../../site/specifications.ts";
import type { PrintedCatalogText } from "../../../../validation/print.schema.ts";

type Feature = { icon: IconName; title: string; text: string; image?: string };
/** Orbit and target of the camera in meters and degrees; colors are variants of the file. */
type Model = { file: string; orbit: string; target: string; colors: string[] };
type FirmwareVersion = { version: string; date: string; notes: string[]; file?: string };
type Question = { question: string; answer: string };
/** @property variant item number */
type Review = { reviewer: string; rating: number; text: string; date?: string; variant?: string };
type Tip = { label: string; title: string; body: string; image?: Image; action?: Link };
type ColorVariant = {
  /** Keys of the vocabulary; several for a multicolored product. */
  colors: string[];
  /** Values of these colors, as `#rrggbb`. */
  swatches: string[];
  sku?: string;
  image?: string;
};
/** Hundredths of the main unit, by price list: a currency, or the code of a site with its own prices. */
export type Amounts = Partial<Record<Currency, number>>;

export type ResponsibleParty = {
  name: string;
  address: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  email?: string;
  url?: string;
};
export type ProductSafety = {
  manufacturer?: ResponsibleParty;
  responsible?: ResponsibleParty;
  warnings: string[];
  documents: { title: string; file: string }[];
};

export const category = pgTable("category", {
  slug: text().primaryKey(),
  parent: text(),
  image: text(),
  /** In depth-first order: a category precedes those below it. */
  position: integer().notNull(),
  /** Lowest and highest price of its own products, in hundredths. */
  priceBounds: jsonb()
    .$type<Partial<Record<Currency, [lowest: number, highest: number]>>>()
    .notNull()
    .default({}),
  /** Attributes that filter its list, including those of its parents. */
  filters: text().array().notNull().default([]),
  googleCategory: integer(),
  changedAt: changedAt(),
});

export const categoryText = pgTable(
  "category_text",
  {
    category: text()
      .notNull()
      .references(() => category.slug, { onDelete: "cascade" }),
    ...ofLocale(),
    name: text().notNull(),
    description: text(),
    imageAlt: text(),
    tips: jsonb().$type<Tip[]>().notNull().default([]),
    finder: jsonb().$type<Finder>(),
    changedAt: changedAt(),
  },
  (table) => [primaryKey({ columns: [table.category, table.locale, table.site] })],
);

/** Definitions of specifications; their labels are terms of the vocabulary. */
export const attribute = pgTable("attribute", {
  key: text().primaryKey(),
  kind: text({ enum: specificationKinds }).notNull(),
  unit: text(),
  group: text(),
  filter: boolean().notNull(),
  compare: boolean().notNull(),
  card: boolean().notNull(),
  position: integer().notNull(),
});

export const product = pgTable(
  "product",
  {
    slug: text().primaryKey(),
    /** Item number of the product, or of its first variant. */
    sku: text(),
    /** Maker; null is the brand of the site. */
    brand: text(),
    category: text()
      .notNull()
      .references(() => category.slug),
    position: integer().notNull(),
    released: date(),
    /** Whether any variant is in stock; null is unknown. */
    inStock: boolean(),
    /** Codes of the sites with this product; null is all. Queries use `isOnSite`. */
    sites: text().array(),
    discontinued: boolean().notNull().default(false),
    successor: text(),
    options: text().array().notNull().default([]),
    tags: text().array().notNull(),
    connections: text().array().notNull(),
    images: text().array().notNull(),
    /** Millimeters. */
    pictureWidth: integer(),
    colors: jsonb().$type<ColorVariant[]>().notNull(),
    specifications: jsonb().$type<Specification[]>().notNull(),
    related: text().array().notNull(),
    model: jsonb().$type<Model>(),
    changedAt: changedAt(),
  },
  (table) => [index("product_category_position").on(table.category, table.position)],
);

export const productText = pgTable(
  "product_text",
  {
    product: text()
      .notNull()
      .references(() => product.slug, { onDelete: "cascade" }),
    ...ofLocale(),
    name: text().notNull(),
    promise: text(),
    description: text(),
    /** In the order of `product.images`. */
    imageAlts: text().array().notNull(),
    features: jsonb().$type<Feature[]>().notNull(),
    faq: jsonb().$type<Question[]>().notNull(),
    reviews: jsonb().$type<Review[]>().notNull().default([]),
    safety: jsonb().$type<ProductSafety>(),
    film: jsonb().$type<Video>(),
    box: text().array().notNull().default([]),
    /** Newest first. */
    firmware: jsonb().$type<FirmwareVersion[]>().notNull().default([]),
    changedAt: changedAt(),
  },
  (table) => [primaryKey({ columns: [table.product, table.locale, table.site] })],
);

/** A product without variants has one row. */
export const productVariant = pgTable(
  "product_variant",
  {
    product: text()
      .notNull()
      .references(() => product.slug, { onDelete: "cascade" }),
    position: integer().notNull(),
    sku: text(),
    gtin: text(),
    mpn: text(),
    options: jsonb().$type<Record<string, string[]>>().notNull(),
    prices: jsonb().$type<Amounts>().notNull(),
    formerPrices: jsonb().$type<Amounts>().notNull(),
    lowestPrices: jsonb().$type<Amounts>().notNull(),
    inStock: boolean(),
    images: text().array().notNull(),
  },
  // Not unique, because an import moves item numbers between positions; `content -- check` compares them.
  (table) => [primaryKey({ columns: [table.product, table.position] }), index().on(table.sku)],
);

/** The lowest price of the variants. Products without a price in a price list have no row for it. */
export const productPrice = pgTable(
  "product_price",
  {
    product: text()
      .notNull()
      .references(() => product.slug, { onDelete: "cascade" }),
    currency: text().notNull(),
    /** Hundredths of the main unit. */
    amount: integer().notNull(),
    /** Prices of the same variant, if it is reduced. */
    formerAmount: integer(),
    lowestAmount: integer(),
    /** Other variants cost more. */
    varies: boolean().notNull().default(false),
    changedAt: changedAt(),
  },
  (table) => [primaryKey({ columns: [table.product, table.currency] })],
);

export const printedCatalogText = pgTable(
  "catalogue_text",
  { ...ofLocale(), data: jsonb().$type<PrintedCatalogText>().notNull() },
  (table) => [primaryKey({ columns: [table.locale, table.site] })],
);
