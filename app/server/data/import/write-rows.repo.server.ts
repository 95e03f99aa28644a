import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";

import type { LocaleCode } from "#app/site/markets.ts";
import type { Database } from "../database/client.server.ts";

/** Rows of one statement: its text stays within a few megabytes. */
const batchSize = 1_000;

/** JSON of rows by their keys, by table and locale. */
export type WrittenRows = Map<string, Map<string, string>>;

type Row<Table extends PgTable> = Table["$inferInsert"];

export type RowWriter = ReturnType<typeof createRowWriter>;

/**
 * Makes tables hold exactly the given rows. Rows that are already there are not written again.
 * Call `write` for a table before the tables that point at it, and `removeOthers` in the opposite order.
 * @param options.isEmpty no table has rows yet
 * @param options.known what the tables hold: only differences are sent. Without it the database compares.
 * @param options.keeps whether `written` is wanted afterwards
 */
export function createRowWriter(
  db: Database,
  {
    isEmpty = false,
    known,
    keeps = false,
  }: { isEmpty?: boolean; known?: WrittenRows | undefined; keeps?: boolean } = {},
) {
  const written: WrittenRows = new Map();
  const changedTables = new Set<PgTable>();
  let changes = 0;

  const run = async (table: PgTable, statement: SQL) => {
    const count = changedRows(await db.execute(statement));
    if (count > 0) changedTables.add(table);
    changes += count;
    return count;
  };

  /**
   * Prepares a statement; the returned function runs it and tells how many rows it changed. All rows have the same
   * fields.
   * @param locale of the rows, for tables that are written locale by locale
   */
  function prepare<Table extends PgTable>(
    table: Table,
    rows: readonly Row<Table>[],
    locale?: LocaleCode,
  ): () => Promise<number> {
    const part = partOf(table, locale);
    const before = known?.get(part);
    const now = written.get(part) ?? new Map<string, string>();
    written.set(part, now);
    const shape = shapeOf(table, rows[0] ?? {});
    const changed: string[] = [];
    for (const row of rows) {
      const json = shape.rowJson(row);
      const key = shape.keyJson(row);
      if (keeps || !isEmpty) now.set(key, keeps ? json : "");
      if (before?.get(key) !== json) changed.push(json);
    }
    if (changed.length === 0) return () => Promise.resolve(0);
    const statement = isEmpty
      ? insertStatement(table, shape, changed)
      : mergeStatement(table, shape, changed);
    return () => run(table, statement);
  }

  async function write<Table extends PgTable>(
    table: Table,
    rows: readonly Row<Table>[],
    locale?: LocaleCode,
  ): Promise<number> {
    let count = 0;
    // Also without rows: then those that are there are removed.
    for (let start = 0; start === 0 || start < rows.length; start += batchSize) {
      count += await prepare(table, rows.slice(start, start + batchSize), locale)();
    }
    return count;
  }

  /** Deletes the rows of a table, or of a locale in it, that were not written. */
  async function removeOthers(table: PgTable, locale?: LocaleCode): Promise<number> {
    const part = partOf(table, locale);
    const now = written.get(part) ?? new Map<string, string>();
    if (!keeps) written.delete(part);
    if (isEmpty) return 0;
    const before = known?.get(part);
    const gone = before && [...before.keys()].filter((key) => !now.has(key));
    if (gone?.length === 0) return 0;
    const { match } = shapeOf(table, {});
    const keys = `[${(gone ?? [...now.keys()]).join()}]`;
    const found = sql`exists (select 1 from json_populate_recordset(null::${table}, ${keys}::json) as given where ${match})`;
    return run(
      table,
      sql`delete from ${table} as stored
        where ${locale ? sql`stored.locale = ${locale}` : sql`true`} and ${gone ? found : sql`not ${found}`}`,
    );
  }

  /** Deletes the rows of all other locales. */
  async function removeOtherLocales(table: PgTable, locales: readonly LocaleCode[]): Promise<void> {
    if (isEmpty) return;
    await run(
      table,
      sql`delete from ${table} where locale not in (select json_array_elements_text(${JSON.stringify(locales)}::json))`,
    );
  }

  return {
    db,
    prepare,
    write,
    removeOthers,
    removeOtherLocales,
    written,
    changedTables,
    /** Rows that were inserted, updated or deleted so far. */
    changes: () => changes,
  };
}

const partOf = (table: PgTable, locale = "") => `${getTableName(table)} ${locale}`;

type Shape = ReturnType<typeof shapeOf>;

/** How rows with the fields of `example` travel: as one JSON text, which the database takes apart itself. */
function shapeOf(table: PgTable, example: Record<string, unknown>) {
  const keyFields = keysOf(table);
  const fields = Object.keys(example);
  const jsonOf = (names: readonly string[]) => {
    const columns = names.map((field) => [field, toSnakeCase(field)] as const);
    return (row: Record<string, unknown>) =>
      JSON.stringify(Object.fromEntries(columns.map(([field, column]) => [column, row[field]])));
  };
  const columnsOf = (names: readonly string[], prefix = "") =>
    sql.join(
      names.map((field) => sql`${sql.raw(prefix)}${sql.identifier(toSnakeCase(field))}`),
      sql`, `,
    );
  const same = (column: SQL) => sql`stored.${column} is not distinct from given.${column}`;
  const equal = (column: SQL) => sql`stored.${column} = given.${column}`;
  const nullable = getTableColumns(table);
  return {
    keyFields,
    otherFields: fields.filter((field) => !keyFields.includes(field)),
    fields,
    rowJson: jsonOf(fields),
    keyJson: jsonOf(keyFields),
    columnsOf,
    /** Whether a stored and a given row have the same key. */
    match: sql.join(
      keyFields.map((field) =>
        (nullable[field]!.notNull ? equal : same)(sql`${sql.identifier(toSnakeCase(field))}`),
      ),
      sql` and `,
    ),
  };
}

/** Names of the fields that tell rows apart: the primary key, or where the database numbers the rows, the unique constraint. */
function keysOf(table: PgTable): string[] {
  const { primaryKeys, uniqueConstraints } = getTableConfig(table);
  const fieldOf = new Map(
    Object.entries(getTableColumns(table)).map(([field, column]) => [column.name, field] as const),
  );
  const composite = primaryKeys[0] ?? uniqueConstraints[0];
  if (composite) return composite.columns.map(({ name }) => fieldOf.get(name)!);
  return Object.entries(getTableColumns(table)).flatMap(([field, { primary }]) => (primary ? field : []));
}

function insertStatement(table: PgTable, { fields, columnsOf }: Shape, rows: readonly string[]): SQL {
  return sql`
    insert into ${table} (${columnsOf(fields)})
    select ${columnsOf(fields)} from json_populate_recordset(null::${table}, ${`[${rows.join()}]`}::json)`;
}

/** Rows that are equal are left out before the insert: an upsert would lock each of them. */
function mergeStatement(
  table: PgTable,
  { fields, keyFields, otherFields, columnsOf, match }: Shape,
  rows: readonly string[],
): SQL {
  const isNew = sql`${columnsOf(keyFields.slice(0, 1), "stored.")} is null`;
  const differs = sql`row(${columnsOf(otherFields, "stored.")}) is distinct from row(${columnsOf(otherFields, "given.")})`;
  const excluded = otherFields.map(
    (field) => sql`${columnsOf([field])} = ${columnsOf([field], "excluded.")}`,
  );
  return sql`
    insert into ${table} (${columnsOf(fields)})
    select ${columnsOf(fields, "given.")}
    from json_populate_recordset(null::${table}, ${`[${rows.join()}]`}::json) as given
    left join ${table} as stored on ${match}
    where ${otherFields.length > 0 ? sql`${isNew} or ${differs}` : isNew}
    on conflict (${columnsOf(keyFields)})
    do ${otherFields.length > 0 ? sql`update set ${sql.join(excluded, sql`, `)}` : sql`nothing`}`;
}

/** node-postgres and PGlite name the number differently. */
function changedRows(result: unknown): number {
  const { rowCount, affectedRows } = result as { rowCount?: number | null; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
}
