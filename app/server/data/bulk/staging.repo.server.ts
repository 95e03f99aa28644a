/** Stores rows in the database until all of them are checked, so that memory does not grow with the file. */
import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";

import type { Database } from "../database/client.server.ts";
import { catalogEntry, catalogStaging } from "../database/schema.ts";
import type { MappedRow } from "./map-row.ts";

/** Rows of one statement. */
const batchSize = 500;

/** Products read at once. */
const groupBatch = 200;

export type Staging = ReturnType<typeof createStaging>;
export type StagedGroup = { key: string; rows: MappedRow[] };

export function createStaging(db: Database, id: string) {
  let waiting: (typeof catalogStaging.$inferInsert)[] = [];
  let position = 0;
  const flush = async () => {
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) await db.insert(catalogStaging).values(rows);
  };
  return {
    id,
    flush,
    size: () => position,
    add: async (key: string, data: MappedRow | NewEntry) => {
      waiting.push({ import: id, key, position: position++, data });
      if (waiting.length >= batchSize) await flush();
    },
    /** Groups of rows with the same key, sorted by key. */
    async *groups(): AsyncGenerator<StagedGroup[]> {
      let after = "";
      for (;;) {
        const keys = await db
          .selectDistinct({ key: catalogStaging.key })
          .from(catalogStaging)
          .where(and(eq(catalogStaging.import, id), gt(catalogStaging.key, after)))
          .orderBy(asc(catalogStaging.key))
          .limit(groupBatch);
        if (keys.length === 0) return;
        const names = keys.map(({ key }) => key);
        const rows = await db
          .select({ key: catalogStaging.key, data: catalogStaging.data })
          .from(catalogStaging)
          .where(and(eq(catalogStaging.import, id), inArray(catalogStaging.key, names)))
          .orderBy(asc(catalogStaging.position));
        const byKey = Map.groupBy(rows, ({ key }) => key);
        yield names.map((key) => ({ key, rows: byKey.get(key)!.map(({ data }) => data as MappedRow) }));
        after = names.at(-1)!;
      }
    },
    remove: (key: string) =>
      db.delete(catalogStaging).where(and(eq(catalogStaging.import, id), eq(catalogStaging.key, key))),
    clear: () => db.delete(catalogStaging).where(eq(catalogStaging.import, id)),
  };
}

/** Removes rows of imports whose process was killed. */
export const clearOldStaging = (db: Database) =>
  db.delete(catalogStaging).where(lt(catalogStaging.startedAt, sql`now() - interval '1 day'`));

export type NewEntry = Required<Omit<typeof catalogEntry.$inferInsert, "changedAt">>;

export async function readEntries(db: Database, kind: NewEntry["kind"], keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, never>();
  const rows = await db
    .select()
    .from(catalogEntry)
    .where(and(eq(catalogEntry.kind, kind), inArray(catalogEntry.key, [...keys])));
  return new Map(rows.map((row) => [row.key, row]));
}

/** @returns known products by item number */
export async function findBySku(db: Database, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const wanted = sql`array(select json_array_elements_text(${JSON.stringify(skus)}::json))`;
  const rows = await db
    .select({ key: catalogEntry.key, skus: catalogEntry.skus })
    .from(catalogEntry)
    .where(and(eq(catalogEntry.kind, "product"), sql`${catalogEntry.skus} && ${wanted}`));
  return new Map(rows.flatMap((row) => row.skus.map((sku) => [sku, row.key] as const)));
}

export async function moveToEntries(db: Database, id: string): Promise<void> {
  await db.execute(sql`
    insert into ${catalogEntry} (kind, key, source, value, translations, skus, changed_at, vanished_at)
    select data->>'kind', data->>'key', data->>'source', data->'value', (data->'translations')::jsonb,
      array(select json_array_elements_text(data->'skus')), now(), (data->>'vanishedAt')::timestamptz
    from ${catalogStaging} where ${catalogStaging.import} = ${id}
    on conflict (kind, key) do update set source = excluded.source, value = excluded.value,
      translations = excluded.translations, skus = excluded.skus, changed_at = excluded.changed_at,
      vanished_at = excluded.vanished_at`);
}
