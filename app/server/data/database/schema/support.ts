import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { changedAt, ofLocale } from "./content.ts";
import { downloadKinds } from "../../../../site/support-search.ts";

export const certificate = pgTable("certificate", {
  slug: text().primaryKey(),
  number: text().notNull().unique(),
  issued: date().notNull(),
  standards: text().array().notNull(),
  products: text().array().notNull(),
  /** Path below `/media`, and its size in bytes. */
  file: text(),
  size: integer(),
  changedAt: changedAt(),
});

export const certificateText = pgTable(
  "certificate_text",
  {
    certificate: text()
      .notNull()
      .references(() => certificate.slug, { onDelete: "cascade" }),
    ...ofLocale(),
    title: text().notNull(),
    summary: text().notNull(),
    changedAt: changedAt(),
  },
  (table) => [primaryKey({ columns: [table.certificate, table.locale, table.site] })],
);

export const download = pgTable(
  "download",
  {
    slug: text().primaryKey(),
    kind: text({ enum: downloadKinds }).notNull(),
    products: text().array().notNull(),
    systems: text().array().notNull().default([]),
    version: text().notNull(),
    released: date().notNull(),
    file: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
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
    ...ofLocale(),
    title: text().notNull(),
    /** Title, product names and SKUs, normalized by `app/site/search-text.ts`. */
    searchText: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.download, table.locale, table.site] })],
);
