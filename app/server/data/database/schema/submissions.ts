import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { localeCodes } from "../../../../site/markets.ts";
import { submissionKinds } from "../../../../forms/submission-kinds.ts";

/** What a visitor sent us; stored before the visitor reads "sent". */
export const submission = pgTable(
  "submission",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Short code that the visitor can quote. */
    reference: text().notNull().unique(),
    /** The same key twice is the same submission: a reload of the answer sends nothing new. */
    idempotencyKey: text().notNull().unique(),
    kind: text({ enum: submissionKinds }).notNull(),
    site: text({ enum: localeCodes }).notNull(),
    /** Empty once erased. */
    data: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the visitor's words were erased, at the end of the retention period. */
    erasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("submission_created").on(table.createdAt)],
);
