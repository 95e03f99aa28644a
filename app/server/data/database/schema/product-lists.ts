/** Derived tables for sorting, filtering and counting products in lists; written by the import. */
import { customType, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { type Facet, sortings } from "../../../../site/product-list-search.ts";
import { category, product } from "./catalog.ts";

/** A string of zeros and ones; bit 0 comes first. */
const bitmap = customType<{ data: string }>({ dataType: () => "bit varying" });

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
    /** Price list for prices, locale for names, else empty. */
    market: text().notNull(),
    positions: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sort, table.market] })],
);

/** `site` has values only if some products are limited to sites. */
export type FacetKey = Facet | "stock" | "site";

/** One bit per product, in category order. A category has the values of its own products, and itself with all bits. */
export const facetBitmap = pgTable(
  "facet_bitmap",
  {
    category: text()
      .notNull()
      .references(() => category.slug),
    facet: text().$type<FacetKey>().notNull(),
    value: text().notNull(),
    products: bitmap().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.facet, table.value] })],
);

/** The same bitmaps for each bit of the price, in the price lists of the sites. */
export const priceBitmap = pgTable(
  "price_bitmap",
  {
    category: text()
      .notNull()
      .references(() => category.slug),
    currency: text().notNull(),
    /** 0 is the least significant; `pricedBit` is set for products with a price. */
    bit: integer().notNull(),
    products: bitmap().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.currency, table.bit] })],
);
