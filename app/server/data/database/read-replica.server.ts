/** See docs/decisions/015-many-processes.md. */
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

import type { Database, ReadDatabase } from "./client.server.ts";
import { type AroundQuery, aroundQueries, measureQueries } from "./measure-queries.ts";
import { pooledTransactions } from "./pooled-transactions.ts";
import * as schema from "./schema.ts";
import { isOutage, sqlStateOf } from "./sql-state.ts";

/** `behind`: reachable, but its content revision is older than the primary's. */
export type ReplicaState = "ready" | "behind" | "away";

export type ReplicaListener = (state: ReplicaState, error?: unknown) => void;

export type ReadReplica = {
  db: ReadDatabase;
  state: () => ReplicaState;
  /** Sets the primary's revision; an older replica is not used. Resolves after the replica was checked. */
  follow: (revision: number) => Promise<void>;
  close: () => Promise<void>;
};

type ReplicaOptions = {
  url: string;
  primary: { pool: Pool; db: Database };
  aroundQuery?: AroundQuery | undefined;
  onChange?: ReplicaListener | undefined;
};

/** Milliseconds. */
const checkInterval = 1_000;
const connectTimeout = 1_500;
const statementTimeout = 2_000;
const queryTimeout = 2_500;

/** SQLSTATE read_only_sql_transaction. */
const readOnly = "25006";

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
    // Rejects writes even when the URL names a primary, as in tests.
    options: "-c default_transaction_read_only=on",
  });
  // An "error" event without a listener ends the process; the next query reports the failure.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", () => undefined);

  let state: ReplicaState | undefined;
  let requiredRevision = Infinity;
  let checking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const setState = (next: ReplicaState, error?: unknown) => {
    if (state === next) return;
    state = next;
    onChange(next, error);
  };

  async function withFallback<Result>(
    readReplica: () => Promise<Result>,
    readPrimary: () => Promise<Result>,
  ) {
    if (state !== "ready") return readPrimary();
    try {
      return await readReplica();
    } catch (error) {
      const code = sqlStateOf(error);
      if (code === readOnly) throw error;
      // For other codes the replica stays in use: it has canceled the query to catch up, or lacks a new table.
      if (code === undefined || isOutage(error)) setState("away", error);
      return readPrimary();
    }
  }

  async function check() {
    try {
      const { rows } = await queryReplica("select revision from content_revision");
      setState(Number(rows[0]?.revision ?? 0) >= requiredRevision ? "ready" : "behind");
    } catch (error) {
      setState("away", error);
    }
  }
  const checkOnce = () => (checking ??= check().finally(() => (checking = undefined)));

  const queryPrimary = primary.pool.query.bind(primary.pool) as (...parts: unknown[]) => Promise<unknown>;
  const queryReplica = pool.query.bind(pool) as (
    statement: string,
  ) => Promise<{ rows: { revision: string }[] }>;
  if (aroundQuery) measureQueries(pool, aroundQuery);
  aroundQueries(pool, (args, query) =>
    withFallback(
      () => query(...args),
      () => queryPrimary(...args),
    ),
  );
  const replicaTransaction = pooledTransactions(pool) as ReadDatabase["transaction"];
  const transaction: ReadDatabase["transaction"] = (work, config) =>
    withFallback(
      () => replicaTransaction(work, config),
      () => primary.db.transaction(work, config),
    );
  const db = Object.assign(drizzle(pool, { schema, casing: "snake_case" }), { transaction }) as ReadDatabase;

  return {
    db,
    state: () => state ?? "away",
    follow: async (revision) => {
      timer ??= setInterval(checkOnce, checkInterval).unref();
      if (revision === requiredRevision) return;
      requiredRevision = revision;
      // Until the check has finished, the primary is read.
      if (state === "ready") setState("behind");
      await checkOnce();
    },
    close: async () => {
      clearInterval(timer);
      await checking;
      await pool.end();
    },
  };
}
