import { customType, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { attachmentTypes } from "../../../../forms/form-constants.ts";
import { submission } from "./submissions.ts";

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

export const attachment = pgTable(
  "attachment",
  {
    submission: uuid()
      .notNull()
      .references(() => submission.id, { onDelete: "cascade" }),
    /** From 1, in the order of selection. */
    position: integer().notNull(),
    name: text().notNull(),
    type: text({ enum: attachmentTypes }).notNull(),
    /** Metadata is stripped; at most about 10 MB. */
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.submission, table.position] })],
);
