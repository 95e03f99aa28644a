import { date, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export const missedKinds = ["address", "search"] as const;

/** Addresses and searches without a result: counts only, nothing about visitors. */
export const missed = pgTable(
  "missed",
  {
    site: text().notNull(),
    /** In UTC. */
    day: date().notNull(),
    kind: text({ enum: missedKinds }).notNull(),
    /** Path without query, or words of a search. */
    text: text().notNull(),
    count: integer().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.site, table.kind, table.text] })],
);

/** Real-user timings as histograms (`ops/page-timings.ts` has the bounds of the buckets). */
export const pageTiming = pgTable(
  "page_timing",
  {
    site: text().notNull(),
    day: date().notNull(),
    route: text().notNull(),
    metric: text().notNull(),
    counts: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.site, table.route, table.metric] })],
);
