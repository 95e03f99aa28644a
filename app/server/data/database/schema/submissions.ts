import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { submissionKinds } from "../../../../forms/form-constants.ts";

export const submission = pgTable(
  "submission",
  {
    id: uuid().primaryKey().defaultRandom(),
    reference: text().notNull().unique(),
    /** A repeated key is the same submission, for example after a reload. */
    idempotencyKey: text().notNull().unique(),
    kind: text({ enum: submissionKinds }).notNull(),
    site: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set when `data` was emptied at the end of the retention period. */
    erasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("submission_created").on(table.createdAt)],
);
