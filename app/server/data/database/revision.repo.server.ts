import type { ReadDatabase } from "./client.server.ts";
import { contentRevision } from "./schema.ts";

/** NOTIFY on this channel carries the new revision. */
export const revisionChannel = "content_revision";

/** @returns nothing before the first import */
export async function readRevision(db: ReadDatabase) {
  const [row] = await db.select().from(contentRevision).limit(1);
  return row;
}

/** Dates of entries are days in UTC, for all sites alike. */
export const utcDay = (time = new Date()): string => time.toISOString().slice(0, 10);

export const isDue = (row: Awaited<ReturnType<typeof readRevision>>, today = utcDay()): boolean =>
  row?.due != null && row.due <= today;
