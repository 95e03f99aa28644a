import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import type { IconName } from "../../../blocks/fields.ts";
import { currencies, localeCodes } from "../../../site/markets.ts";

type Feature = { icon: IconName; title: string; text: string };
type Question = { question: string; answer: string };
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
    /** HTML made from the Markdown source at import. */
    description: text().notNull(),
    /** One for each of `product.images`, in the same order. */
    imageAlts: text().array().notNull(),
    features: jsonb().$type<Feature[]>().notNull(),
    faq: jsonb().$type<Question[]>().notNull(),
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
  (table) => [
    primaryKey({ columns: [table.product, table.currency] }),
    index("product_price_amount").on(table.currency, table.amount),
  ],
);
