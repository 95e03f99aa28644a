import { boolean, doublePrecision, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { product } from "./catalog.ts";

/** Days like `mo-fr`, local times like `09:30`; closes on the next day if not later than it opens. */
type OpeningHours = { days: string; opens: string; closes: string };

export const place = pgTable(
  "place",
  {
    slug: text().primaryKey(),
    kind: text({ enum: ["service-center", "local-shop", "online-shop"] }).notNull(),
    name: text().notNull(),
    country: text().notNull(),
    city: text(),
    /** State or province as in addresses. */
    region: text(),
    address: text(),
    postalCode: text(),
    phone: text(),
    url: text(),
    /** WGS 84, degrees. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    hours: jsonb().$type<OpeningHours[]>().notNull().default([]),
    /** Sells every product; otherwise `place_product` lists them. */
    wholeRange: boolean().notNull().default(true),
    sites: text().array(),
    /** City with region and aliases, postal code and name, normalized by `app/site/search-text.ts`. */
    searchText: text().notNull().default(""),
  },
  (table) => [index("place_kind_country").on(table.kind, table.country, table.city)],
);

export const placeProduct = pgTable(
  "place_product",
  {
    place: text()
      .notNull()
      .references(() => place.slug, { onDelete: "cascade" }),
    product: text()
      .notNull()
      .references(() => product.slug, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.place, table.product] }),
    index("place_product_product").on(table.product),
  ],
);
