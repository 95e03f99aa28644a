import { boolean, doublePrecision, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { product } from "./catalog.ts";

/** Days like `mo-fr`, times like `09:30` in the place's own time. */
type OpeningHours = { days: string; opens: string; closes: string };

/** A service centre or shop. Addresses stay in the language of the place. */
export const place = pgTable(
  "place",
  {
    slug: text().primaryKey(),
    kind: text({ enum: ["service-center", "local-shop", "online-shop"] }).notNull(),
    name: text().notNull(),
    country: text().notNull(),
    city: text(),
    address: text(),
    postalCode: text(),
    phone: text(),
    url: text(),
    /** WGS 84, degrees. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    hours: jsonb().$type<OpeningHours[]>().notNull().default([]),
    /** Has every product. A shop that has not names its products in `place_product`. */
    wholeRange: boolean().notNull().default(true),
    /** City, its other names, postal code and name, as `app/site/search-text.ts` stores them. */
    searchText: text().notNull().default(""),
  },
  (table) => [index("place_kind_country").on(table.kind, table.country, table.city)],
);

/** The products of a shop that has not the whole range. */
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
