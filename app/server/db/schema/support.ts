import { date, doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { localeCodes } from "../../../site/markets.ts";

/** A declaration of conformity. */
export const certificate = pgTable("certificate", {
  slug: text().primaryKey(),
  number: text().notNull().unique(),
  issued: date().notNull(),
  standards: text().array().notNull(),
  products: text().array().notNull(),
});

export const certificateText = pgTable(
  "certificate_text",
  {
    certificate: text()
      .notNull()
      .references(() => certificate.slug, { onDelete: "cascade" }),
    locale: text({ enum: localeCodes }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.certificate, table.locale] })],
);

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
  },
  (table) => [index("place_kind_country").on(table.kind, table.country, table.city)],
);

/** A file that belongs to products: a manual, a settings file, a piece of software. */
export const download = pgTable(
  "download",
  {
    slug: text().primaryKey(),
    kind: text({ enum: ["manual", "software", "firmware", "profile"] }).notNull(),
    products: text().array().notNull(),
    version: text().notNull(),
    released: date().notNull(),
    /** Path below `/media`. */
    file: text().notNull(),
    /** Bytes, read from the file at import. */
    size: integer().notNull(),
    /** Hexadecimal SHA-256 of the file, computed at import. */
    sha256: text().notNull(),
  },
  (table) => [index("download_kind").on(table.kind)],
);

export const downloadText = pgTable(
  "download_text",
  {
    download: text()
      .notNull()
      .references(() => download.slug, { onDelete: "cascade" }),
    locale: text({ enum: localeCodes }).notNull(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.download, table.locale] })],
);
