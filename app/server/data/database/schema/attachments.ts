import { customType, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { attachmentTypes } from "../../../../forms/attachment-rules.ts";
import { submission } from "./submissions.ts";

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

/** A file that came with a submission; stored in the same transaction, and erased with its words. */
export const attachment = pgTable(
  "attachment",
  {
    submission: uuid()
      .notNull()
      .references(() => submission.id, { onDelete: "cascade" }),
    /** From 1, in the order in which they were chosen. */
    position: integer().notNull(),
    /** Fit to be shown and to name a file. */
    name: text().notNull(),
    type: text({ enum: attachmentTypes }).notNull(),
    /** Without metadata, at most about 10 MB. */
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.submission, table.position] })],
);
