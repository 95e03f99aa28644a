import { and, asc, eq, inArray, isNull, notExists, sql } from "drizzle-orm";

import type { Database } from "../database/client.server.ts";
import { catalogEntry, catalogStaging } from "../database/schema.ts";

type Kind = "product" | "place";

const ofSources = (kind: Kind, sources: readonly string[]) =>
  and(
    eq(catalogEntry.kind, kind),
    inArray(catalogEntry.source, [...sources]),
    isNull(catalogEntry.vanishedAt),
  );

export const countEntries = (db: Database, kind: Kind, sources: readonly string[]): Promise<number> =>
  db.$count(catalogEntry, ofSources(kind, sources));

/** @param staged id of the import @param mark prefix of its keys */
export async function listMissing(
  db: Database,
  kind: Kind,
  sources: readonly string[],
  staged: string,
  mark: string,
): Promise<string[]> {
  const isStaged = db
    .select({ one: sql`1` })
    .from(catalogStaging)
    .where(
      and(
        eq(catalogStaging.import, staged),
        eq(catalogStaging.key, sql`${mark}::text || ${catalogEntry.key}`),
      ),
    );
  const rows = await db
    .select({ key: catalogEntry.key })
    .from(catalogEntry)
    .where(and(ofSources(kind, sources), notExists(isStaged)))
    .orderBy(asc(catalogEntry.key));
  return rows.map(({ key }) => key);
}

/** Keys of one statement. */
const batchSize = 1_000;

export async function removeEntries(tx: Database, kind: Kind, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += batchSize)
    await tx
      .delete(catalogEntry)
      .where(and(eq(catalogEntry.kind, kind), inArray(catalogEntry.key, keys.slice(at, at + batchSize))));
}
