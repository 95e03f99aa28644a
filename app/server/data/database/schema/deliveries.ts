import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

import { deliveryStates, deliveryTargets } from "../delivery-values.ts";
import { serviceStep, submission } from "./submissions.ts";

export const delivery = pgTable(
  "delivery",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    submission: uuid()
      .notNull()
      .references(() => submission.id, { onDelete: "cascade" }),
    target: text({ enum: deliveryTargets }).notNull(),
    /** State of a service request that the mail reports. */
    step: bigint({ mode: "number" }).references(() => serviceStep.id, { onDelete: "cascade" }),
    state: text({ enum: deliveryStates }).notNull().default("pending"),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Attempts started since it was stored or last retried by an operator. */
    attempts: integer().notNull().default(0),
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Claim of the running attempt; it remains if the process dies. */
    claim: uuid(),
    lastError: text(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique("delivery_submission_target").on(table.submission, table.target, table.step).nullsNotDistinct(),
    index("delivery_due")
      .on(table.dueAt)
      .where(sql`state = 'pending'`),
  ],
);
