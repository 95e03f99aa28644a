import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

import { deliveryStates, deliveryTargets } from "../delivery-values.ts";
import { submission } from "./submissions.ts";

/** One way of one submission out of the house; stored in the same transaction as the submission. */
export const delivery = pgTable(
  "delivery",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    submission: uuid()
      .notNull()
      .references(() => submission.id, { onDelete: "cascade" }),
    target: text({ enum: deliveryTargets }).notNull(),
    state: text({ enum: deliveryStates }).notNull().default("pending"),
    /** Attempts begun since it was stored or an operator asked for it again. */
    attempts: integer().notNull().default(0),
    /** When the next attempt is due; while one is under way, when its claim ends. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Of the process that is at it; left behind when the process dies. */
    claim: uuid(),
    /** What the last attempt failed of. */
    lastError: text(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique("delivery_submission_target").on(table.submission, table.target),
    index("delivery_due")
      .on(table.dueAt)
      .where(sql`state = 'pending'`),
  ],
);
