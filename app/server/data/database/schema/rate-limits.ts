import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export const rateLimit = pgTable(
  "rate_limit",
  {
    name: text().notNull(),
    /** IP address, for IPv6 its /64 prefix; or the reference of the requested service request. */
    client: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.client, table.startedAt] }),
    index("rate_limit_started").on(table.startedAt),
  ],
);
