import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { serviceStates, submissionKinds } from "../../../../forms/form-constants.ts";

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

/** A state of a service request that an operator has set. The latest is the current one. */
export const serviceStep = pgTable(
  "service_step",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    submission: uuid()
      .notNull()
      .references(() => submission.id, { onDelete: "cascade" }),
    state: text({ enum: serviceStates }).notNull(),
    /** For operators only; erased with the submission. */
    note: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("service_step_submission").on(table.submission)],
);

/** State of a submission of the form `subscription`. Deleted if its address is not confirmed. */
export const subscription = pgTable(
  "subscription",
  {
    submission: uuid()
      .primaryKey()
      .references(() => submission.id, { onDelete: "cascade" }),
    /** Digest of the subject and the address of the subscription. Null after its end. */
    subject: text(),
    confirmedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("subscription_confirmed")
      .on(table.subject)
      .where(sql`confirmed_at is not null`),
  ],
);

/** Each mail has its own token. */
export const subscriptionToken = pgTable(
  "subscription_token",
  {
    /** SHA-256, hexadecimal. The token itself is not stored. */
    hash: text().primaryKey(),
    submission: uuid()
      .notNull()
      .references(() => subscription.submission, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("subscription_token_submission").on(table.submission)],
);
