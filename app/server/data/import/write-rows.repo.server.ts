import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";

import type { LocaleCode } from "#app/site/markets.ts";
import type { Database } from "../database/client.server.ts";

/** Rows per statement, a few megabytes of text. */
const batchSize = 1_000;

/** JSON of rows by key, by table and locale. */
export type WrittenRows = Map<string, Map<string, string>>;

type Row<Table extends PgTable> = Table["$inferInsert"];

export type RowWriter = ReturnType<typeof createRowWriter>;

/**
 * Makes tables contain exactly the given rows. Call `write` for referenced tables first, `removeOthers` in reverse.
 * @param options.knownRows current rows, to send only differences; without it the database compares
 * @param options.recordRows records `written` for the next import
 */
export function createRowWriter(
  db: Database,
  {
    isEmpty = false,
    knownRows,
    recordRows = false,
  }: { isEmpty?: boolean; knownRows?: WrittenRows | undefined; recordRows?: boolean } = {},
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

  /** All rows must have the same fields. @returns runs the statement and resolves to the number of changed rows */
  function prepare<Table extends PgTable>(
    table: Table,
    rows: readonly Row<Table>[],
    locale?: LocaleCode,
  ): () => Promise<number> {
    const scopeKey = scopeKeyOf(table, locale);
    const previous = knownRows?.get(scopeKey);
    const current = written.get(scopeKey) ?? new Map<string, string>();
    written.set(scopeKey, current);
    const shape = shapeOf(table, rows[0] ?? {});
    const changed: string[] = [];
    for (const row of rows) {
      const json = shape.rowJson(row);
      const key = shape.keyJson(row);
      if (recordRows || !isEmpty) current.set(key, recordRows ? json : "");
      if (previous?.get(key) !== json) changed.push(json);
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
    // Runs once without rows, so that `removeOthers` deletes all.
    for (let start = 0; start === 0 || start < rows.length; start += batchSize) {
      count += await prepare(table, rows.slice(start, start + batchSize), locale)();
    }
    return count;
  }

  async function removeOthers(table: PgTable, locale?: LocaleCode): Promise<number> {
    const scopeKey = scopeKeyOf(table, locale);
    const current = written.get(scopeKey) ?? new Map<string, string>();
    if (!recordRows) written.delete(scopeKey);
    if (isEmpty) return 0;
    const previous = knownRows?.get(scopeKey);
    const removed = previous && [...previous.keys()].filter((key) => !current.has(key));
    if (removed?.length === 0) return 0;
    const { match } = shapeOf(table, {});
    const keys = `[${(removed ?? [...current.keys()]).join()}]`;
    const found = sql`exists (select 1 from json_populate_recordset(null::${table}, ${keys}::json) as given where ${match})`;
    return run(
      table,
      sql`delete from ${table} as stored
        where ${locale ? sql`stored.locale = ${locale}` : sql`true`} and ${removed ? found : sql`not ${found}`}`,
    );
  }

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
    changes: () => changes,
  };
}

const scopeKeyOf = (table: PgTable, locale = "") => `${getTableName(table)} ${locale}`;

type Shape = ReturnType<typeof shapeOf>;

/** SQL fragments for rows with the fields of `example`, sent as one JSON parameter. */
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
  const tableColumns = getTableColumns(table);
  return {
    keyFields,
    otherFields: fields.filter((field) => !keyFields.includes(field)),
    fields,
    rowJson: jsonOf(fields),
    keyJson: jsonOf(keyFields),
    columnsOf,
    match: sql.join(
      keyFields.map((field) =>
        (tableColumns[field]!.notNull ? equal : same)(sql`${sql.identifier(toSnakeCase(field))}`),
      ),
      sql` and `,
    ),
  };
}

/** Fields of the primary key, or of the unique constraint when the primary key is generated. */
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

/** Filters equal rows before the insert: an upsert would lock each of them. */
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
  if ("changedAt" in getTableColumns(table)) excluded.push(sql`changed_at = now()`);
  return sql`
    insert into ${table} (${columnsOf(fields)})
    select ${columnsOf(fields, "given.")}
    from json_populate_recordset(null::${table}, ${`[${rows.join()}]`}::json) as given
    left join ${table} as stored on ${match}
    where ${otherFields.length > 0 ? sql`${isNew} or ${differs}` : isNew}
    on conflict (${columnsOf(keyFields)})
    do ${otherFields.length > 0 ? sql`update set ${sql.join(excluded, sql`, `)}` : sql`nothing`}`;
}

/** `rowCount` is node-postgres, `affectedRows` PGlite. */
function changedRows(result: unknown): number {
  const { rowCount, affectedRows } = result as { rowCount?: number | null; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
}
