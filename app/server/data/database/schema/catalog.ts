import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  customType,
} from "drizzle-orm/pg-core";
import { changedAt } from "./content.ts";

import type { IconName, Image, Link } from "../../../../validation/fields.ts";
import { type Currency, currencies, localeCodes } from "../../../../site/markets.ts";
import { sortings } from "../../../../site/product-list-search.ts";
import type { PrintedCatalogText } from "../../../../validation/print.schema.ts";

/** A string of zeros and ones; bit 0 comes first. */
const bitmap = customType<{ data: string }>({ dataType: () => "bit varying" });

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
  /** In hundredths. */
  priceBounds: jsonb()
    .$type<Partial<Record<Currency, [lowest: number, highest: number]>>>()
    .notNull()
    .default({}),
  changedAt: changedAt(),
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
    tips: jsonb().$type<Tip[]>().notNull().default([]),
    changedAt: changedAt(),
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
    locale: text({ enum: localeCodes }).notNull(),
    name: text().notNull(),
    promise: text().notNull(),
    description: text().notNull(),
    /** In the order of `product.images`. */
    imageAlts: text().array().notNull(),
    features: jsonb().$type<Feature[]>().notNull(),
    faq: jsonb().$type<Question[]>().notNull(),
    reviews: jsonb().$type<Review[]>().notNull().default([]),
    changedAt: changedAt(),
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
    /** Hundredths of the main unit. */
    amount: integer().notNull(),
    changedAt: changedAt(),
  },
  (table) => [primaryKey({ columns: [table.product, table.currency] })],
);

export const productListing = pgTable("product_listing", {
  position: integer().primaryKey(),
  product: text()
    .notNull()
    .references(() => product.slug, { onDelete: "cascade" }),
});

export const productOrders = ["catalogue", ...sortings] as const;

export const productOrder = pgTable(
  "product_order",
  {
    sort: text({ enum: productOrders }).notNull(),
    /** Currency for prices, locale for names, else empty. */
    market: text({ enum: ["", ...currencies, ...localeCodes] }).notNull(),
    positions: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sort, table.market] })],
);

export const facets = ["category", "color", "connection", "tag", "stock"] as const;

/** One bit per product, in category order. Each category has all values of all products, and itself with all bits. */
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

/** The same bitmaps for each bit of the price. */
export const priceBitmap = pgTable(
  "price_bitmap",
  {
    category: text()
      .notNull()
      .references(() => category.slug),
    currency: text({ enum: currencies }).notNull(),
    /** 0 is the least significant. */
    bit: integer().notNull(),
    products: bitmap().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.currency, table.bit] })],
);

export const printedCatalogText = pgTable("catalogue_text", {
  locale: text({ enum: localeCodes }).primaryKey(),
  data: jsonb().$type<PrintedCatalogText>().notNull(),
});
