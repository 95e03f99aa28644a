import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import type { IconName, Image, Link } from "../../../../validation/fields.ts";
import { type Currency, currencies, localeCodes } from "../../../../site/markets.ts";
import { sortings } from "../../../../site/product-list-search.ts";
import { bitmap } from "./bitmap.ts";
import type { PrintedCatalogText } from "../../../../validation/print.schema.ts";

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

/** The products in the order of the whole catalogue: category by category, each in its own order. */
export const productListing = pgTable("product_listing", {
  /** From 0. */
  position: integer().primaryKey(),
  product: text()
    .notNull()
    .references(() => product.slug, { onDelete: "cascade" }),
});

/** What lists are sorted by: the order of the catalogue, and those that visitors choose. */
export const productOrders = ["catalogue", ...sortings] as const;

/** The positions of all products in one order: a list walks through it until its page is full. */
export const productOrder = pgTable(
  "product_order",
  {
    sort: text({ enum: productOrders }).notNull(),
    /** The currency of prices, the locale of names; empty where the order is the same everywhere. */
    market: text({ enum: ["", ...currencies, ...localeCodes] }).notNull(),
    positions: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sort, table.market] })],
);

/** What lists are filtered by besides the price. */
export const facets = ["category", "color", "connection", "tag", "stock"] as const;

/**
 * Which products of a category have a value: a bit for each product, in the order of the category. Every category has
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
export const printedCatalogText = pgTable("catalogue_text", {
  locale: text({ enum: localeCodes }).primaryKey(),
  data: jsonb().$type<PrintedCatalogText>().notNull(),
});
