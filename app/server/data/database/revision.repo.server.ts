import { and, gt, lt, lte } from "drizzle-orm";

import type { Database, ReadDatabase } from "./client.server.ts";
import { contentChange, contentRevision } from "./schema.ts";

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

/** @returns the changes after `from`, up to `to`; undefined if they are unknown */
export async function readChanges(
  db: ReadDatabase,
  from: number,
  to: number,
): Promise<ReadonlySet<string> | undefined> {
  const rows = await db
    .select()
    .from(contentChange)
    .where(and(gt(contentChange.revision, from), lte(contentChange.revision, to)));
  const known = new Set(rows.map(({ revision }) => revision));
  return known.size === to - from ? new Set(rows.map(({ shown }) => shown)) : undefined;
}

/** Number of revisions whose changes are stored. A process that has missed more clears its page cache. */
const storedRevisions = 50;

/** @param shown at least one */
export async function storeChanges(
  db: Database,
  revision: number,
  shown: ReadonlySet<string>,
): Promise<void> {
  await db.insert(contentChange).values(Array.from(shown, (word) => ({ revision, shown: word })));
  await db.delete(contentChange).where(lt(contentChange.revision, revision - storedRevisions));
}
