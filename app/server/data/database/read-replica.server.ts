/**
 * A streaming replica for what pages show (docs/decisions/015-many-processes.md). It is read while it answers and
 * while its content is as new as the primary's; in all other cases the primary is.
 */
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

import type { Database, ReadDatabase } from "./client.server.ts";
import { type AroundQuery, aroundQueries, measureQueries } from "./measure-queries.ts";
import { pooledTransactions } from "./pooled-transactions.ts";
import * as schema from "./schema.ts";
import { isOutage, sqlStateOf } from "./sql-state.ts";

/** `behind`: it answers, and its content is older than the primary's. */
export type ReplicaState = "ready" | "behind" | "away";

export type ReplicaListener = (state: ReplicaState, error?: unknown) => void;

export type ReadReplica = {
  db: ReadDatabase;
  state: () => ReplicaState;
  /**
   * Tells which revision the primary has. The replica is left alone until its own is as new.
   * Resolves when it has been asked.
   */
  follow: (revision: number) => Promise<void>;
  close: () => Promise<void>;
};

type ReplicaOptions = {
  url: string;
  /** Is asked instead. */
  primary: { pool: Pool; db: Database };
  aroundQuery?: AroundQuery | undefined;
  onChange?: ReplicaListener | undefined;
};

/** Milliseconds between looks at its revision, and at whether it is back. */
const checkEvery = 1_000;

/** Milliseconds: whoever waits for it waits for the primary afterwards. */
const connectTimeout = 1_500;
/** A slow query is ended by the replica itself, and the next one may be faster. */
const statementTimeout = 2_000;
/** Beyond this nobody is there. */
const queryTimeout = 2_500;

/** SQLSTATE of a statement that would change something. */
const readOnly = "25006";

/** Is not read before the first `follow`. */
export function openReadReplica({
  url,
  primary,
  aroundQuery,
  onChange = () => undefined,
}: ReplicaOptions): ReadReplica {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    statement_timeout: statementTimeout,
    // So that a mistake shows on a primary too, which is a good replica for a test.
    options: "-c default_transaction_read_only=on",
  });
  // Without listeners a connection that breaks would end the process; the next query tells.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", () => undefined);

  let state: ReplicaState | undefined;
  let wanted = Infinity;
  let checking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const enter = (next: ReplicaState, error?: unknown) => {
    if (state === next) return;
    state = next;
    onChange(next, error);
  };

  /** The primary's answer counts whenever the replica has none. */
  async function either<Result>(replica: () => Promise<Result>, instead: () => Promise<Result>) {
    if (state !== "ready") return instead();
    try {
      return await replica();
    } catch (error) {
      const code = sqlStateOf(error);
      if (code === readOnly) throw error;
      // Other codes: the replica had to cancel the query to keep up, or lacks a new table; or nobody can answer it.
      if (code === undefined || isOutage(error)) enter("away", error);
      return instead();
    }
  }

  async function check() {
    try {
      const { rows } = await ask("select revision from content_revision");
      enter(Number(rows[0]?.revision ?? 0) >= wanted ? "ready" : "behind");
    } catch (error) {
      enter("away", error);
    }
  }
  const checkOnce = () => (checking ??= check().finally(() => (checking = undefined)));

  const askPrimary = primary.pool.query.bind(primary.pool) as (...parts: unknown[]) => Promise<unknown>;
  const ask = pool.query.bind(pool) as (statement: string) => Promise<{ rows: { revision: string }[] }>;
  if (aroundQuery) measureQueries(pool, aroundQuery);
  aroundQueries(pool, (parts, query) =>
    either(
      () => query(...parts),
      () => askPrimary(...parts),
    ),
  );
  const onReplica = pooledTransactions(pool) as ReadDatabase["transaction"];
  const transaction: ReadDatabase["transaction"] = (work, config) =>
    either(
      () => onReplica(work, config),
      () => primary.db.transaction(work, config),
    );
  const db = Object.assign(drizzle(pool, { schema, casing: "snake_case" }), { transaction }) as ReadDatabase;

  return {
    db,
    state: () => state ?? "away",
    follow: async (revision) => {
      timer ??= setInterval(checkOnce, checkEvery).unref();
      if (revision === wanted) return;
      wanted = revision;
      // Nothing older is shown from here on; whether the replica is as new is told by its answer.
      if (state === "ready") enter("behind");
      await checkOnce();
    },
    close: async () => {
      clearInterval(timer);
      await checking;
      await pool.end();
    },
  };
}
