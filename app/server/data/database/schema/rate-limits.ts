import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** How often a client did something within one hour, counted by all processes together. */
export const rateLimit = pgTable(
  "rate_limit",
  {
    name: text().notNull(),
    /** An address, of IPv6 the first half of it. Rows of past hours are deleted. */
    client: text().notNull(),
    /** Beginning of the hour. */
    startedAt: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.client, table.startedAt] }),
    index("rate_limit_started").on(table.startedAt),
  ],
);
