import { date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { ofLocale } from "./content.ts";

export const award = pgTable(
  "award",
  {
    slug: text().notNull(),
    ...ofLocale(),
    name: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    email: text().notNull(),
    closes: date(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale, table.site] })],
);
