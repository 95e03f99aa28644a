import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { localeCodes } from "../../../../site/markets.ts";
import { downloadKinds } from "../../../../site/support-search.ts";

/** A declaration of conformity. */
export const certificate = pgTable("certificate", {
  slug: text().primaryKey(),
  number: text().notNull().unique(),
  issued: date().notNull(),
  standards: text().array().notNull(),
  products: text().array().notNull(),
  /** The signed document, below `/media`, and its bytes. */
  file: text(),
  size: integer(),
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

/** A file that belongs to products: a manual, a settings file, a piece of software. */
export const download = pgTable(
  "download",
  {
    slug: text().primaryKey(),
    kind: text({ enum: downloadKinds }).notNull(),
    products: text().array().notNull(),
    /** Where a program runs; empty for a file of every system. */
    systems: text().array().notNull().default([]),
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
    /** Title, names and SKUs of the products, as `app/site/search-text.ts` stores them. */
    searchText: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.download, table.locale] })],
);
