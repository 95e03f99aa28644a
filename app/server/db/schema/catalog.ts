import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";

import type { IconName, Image, Link } from "../../../blocks/fields.ts";
import { type Currency, currencies, localeCodes } from "../../../site/markets.ts";
import { bitmap } from "./bitmap.ts";
import type { CatalogueText } from "../../content-import/print.schema.ts";

type Feature = { icon: IconName; title: string; text: string };
type Question = { question: string; answer: string };
type Review = { reviewer: string; rating: number; text: string };
type Tip = { label: string; title: string; body: string; image?: Image; action?: Link };
type ColorVariant = { color: string; swatch: string; image?: string };
type Specification = {
  key: string;
  kind: "quantity" | "range" | "dimensions" | "terms" | "boolean";
  unit?: string;
  value: boolean | number | number[] | string[];
};

export const category = pgTable("category", {
  slug: text().primaryKey(),
  image: text().notNull(),
  position: integer().notNull(),
  /** Lowest and highest price of its products, in hundredths. */
  priceBounds: jsonb()
    .$type<Partial<Record<Currency, [lowest: number, highest: number]>>>()
    .notNull()
    .default({}),
});

export const categoryText = pgTable(
  "category_text",
  {
    category: text()
      .notNull()
      .references(() => category.slug, { onDelete: "cascade" }),
    locale: text({ enum: localeCodes }).notNull(),
    name: text().notNull(),
    description: text().notNull(),
    imageAlt: text().notNull(),
    /** How to choose, as Markdown. */
    tips: jsonb().$type<Tip[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.category, table.locale] })],
);

export const product = pgTable(
  "product",
  {
    slug: text().primaryKey(),
    sku: text().notNull().unique(),
    category: text()
      .notNull()
      .references(() => category.slug),
    position: integer().notNull(),
    released: date().notNull(),
    inStock: boolean().notNull(),
    tags: text().array().notNull(),
    connections: text().array().notNull(),
    images: text().array().notNull(),
    colors: jsonb().$type<ColorVariant[]>().notNull(),
    specifications: jsonb().$type<Specification[]>().notNull(),
    related: text().array().notNull(),
  },
  (table) => [index("product_category_position").on(table.category, table.position)],
);

export const productText = pgTable(
  "product_text",
  {
    product: text()
      .notNull()
      .references(() => product.slug, { onDelete: "cascade" }),
    locale: text({ enum: localeCodes }).notNull(),
    name: text().notNull(),
    promise: text().notNull(),
    /** Markdown. */
    description: text().notNull(),
    /** One for each of `product.images`, in the same order. */
    imageAlts: text().array().notNull(),
    features: jsonb().$type<Feature[]>().notNull(),
    faq: jsonb().$type<Question[]>().notNull(),
    reviews: jsonb().$type<Review[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.product, table.locale] })],
);

export const productPrice = pgTable(
  "product_price",
  {
    product: text()
      .notNull()
      .references(() => product.slug, { onDelete: "cascade" }),
    currency: text({ enum: currencies }).notNull(),
    /** Hundredths of the currency's main unit. */
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.currency] })],
);

/**
 * What lists are sorted by, in one narrow row for each product. Its place in the bitmaps of its
 * category is `ordinal`.
 */
export const productListing = pgTable(
  "product_listing",
  {
    category: text()
      .notNull()
      .references(() => category.slug),
    /** From 0, in the order of the category. */
    ordinal: integer().notNull(),
    product: text()
      .notNull()
      .references(() => product.slug, { onDelete: "cascade" }),
    /** In the order of the whole catalogue. */
    position: integer().notNull(),
    released: date().notNull(),
    /** Hundredths, in the order of `currencies`. */
    amounts: integer().array().notNull(),
    /** Place of the name in the alphabet of each locale, in the order of `localeCodes`. */
    nameRanks: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.category, table.ordinal] }),
    unique("product_listing_position").on(table.position),
    index("product_listing_released").on(table.released, table.position),
  ],
);

/** What lists are filtered by besides the price. */
export const facets = ["category", "color", "connection", "tag", "stock"] as const;

/**
 * Which products of a category have a value: bit `ordinal` of each product is set. Every category has
 * a row for every value that any product has, and one for itself in which all bits are set.
 */
export const facetBitmap = pgTable(
  "facet_bitmap",
  {
    category: text()
      .notNull()
      .references(() => category.slug),
    facet: text({ enum: facets }).notNull(),
    value: text().notNull(),
    products: bitmap().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.facet, table.value] })],
);

/** Which products of a category have bit `bit` set in their price: all prices at once, bit by bit. */
export const priceBitmap = pgTable(
  "price_bitmap",
  {
    category: text()
      .notNull()
      .references(() => category.slug),
    currency: text({ enum: currencies }).notNull(),
    /** 0 is the lowest. */
    bit: integer().notNull(),
    products: bitmap().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.currency, table.bit] })],
);
/** Words of the PDF catalogue; it is always read whole. */
export const catalogueText = pgTable("catalogue_text", {
  locale: text({ enum: localeCodes }).primaryKey(),
  data: jsonb().$type<CatalogueText>().notNull(),
});
