import { boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export const redirect = pgTable(
  "redirect",
  {
    site: text().notNull(),
    host: text().notNull(),
    path: text().notNull(),
    query: text().notNull(),
    isPrefix: boolean().notNull(),
    target: text().notNull(),
    status: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.host, table.path, table.query, table.isPrefix] })],
);

/** Old paths of entries whose slug has changed (`data/import/redirects`). */
export const movedAddress = pgTable(
  "moved_address",
  {
    /** The only site with the page; empty is all. */
    site: text().notNull().default(""),
    path: text().notNull(),
    target: text().notNull(),
    movedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.path] })],
);
