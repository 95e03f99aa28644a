import { date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { localeCodes } from "../../../../site/markets.ts";

/** An award that visitors may ask an invitation to, in one locale. */
export const award = pgTable(
  "award",
  {
    slug: text().notNull(),
    locale: text({ enum: localeCodes }).notNull(),
    name: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    email: text().notNull(),
    /** Last day, in UTC, on which an invitation can be asked for. */
    closes: date(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
);
