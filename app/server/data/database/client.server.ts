import { drizzle } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from "drizzle-orm/pg-core";
import { Pool } from "pg";

import { listenWithReconnect } from "./listen.server.ts";
import { type AroundQuery, aroundQueries, measureQueries } from "./measure-queries.ts";
import { migratePostgres } from "./migrate.server.ts";
import { pooledTransactions } from "./pooled-transactions.ts";
import { openReadReplica, type ReadReplica, type ReplicaListener } from "./read-replica.server.ts";
import { createCircuitBreaker } from "../../outbound/upstream/circuit-breaker.ts";
import { isOutage } from "./sql-state.ts";
import * as schema from "./schema.ts";

/** A connection or a transaction, on PostgreSQL or the embedded PGlite. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Queries that change nothing; all that a replica offers. */
export type ReadDatabase = Omit<
  Database,
  "insert" | "update" | "delete" | "refreshMaterializedView" | "transaction"
> & {
  transaction: <Result>(
    work: (tx: ReadDatabase) => Promise<Result>,
    config: PgTransactionConfig & { accessMode: "read only" },
  ) => Promise<Result>;
};

export type DatabaseHandle = {
  /** For writes, and for reads that must see the latest write. */
  db: Database;
  /** For page content: the replica while it is usable, else the same as `db`. */
  readDb: ReadDatabase;
  replica?: ReadReplica;
  embedded: boolean;
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<void>;
  ping: () => Promise<void>;
  connections?: () => { idle: number; busy: number; waiting: number };
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  url?: string | undefined;
  readUrl?: string | undefined;
  onReplicaChange?: ReplicaListener;
  /** Used without `url`: folder of the embedded database, or `memory` for a temporary one. */
  folder: string | "memory";
  onConnectionError?: (error: Error) => void;
  aroundQuery?: AroundQuery | undefined;
  /** Enables short time-outs and a circuit breaker. */
  forVisitors?: boolean;
};

/** Milliseconds. The server cancels at `statement`, the client gives up at `query`. */
const timeLimits = {
  work: { connect: 5_000, statement: 30_000, query: 35_000 },
  visitors: { connect: 2_000, statement: 3_000, query: 9_000 },
};

/** Milliseconds, outside of transactions. A transaction that stores files sets its own `statement_timeout`. */
const singleQueryTimeout = 3_500;

const breakerResetMilliseconds = 200;

export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  if (options.url) return openPostgres(options.url, options);
  // Imported on demand: PGlite takes 20 MB of memory.
  const { openEmbedded } = await import("./open-embedded.server.ts");
  return openEmbedded(options);
}

async function openPostgres(
  url: string,
  {
    readUrl,
    onReplicaChange,
    onConnectionError = () => undefined,
    aroundQuery,
    forVisitors,
  }: DatabaseOptions,
): Promise<DatabaseHandle> {
  await migratePostgres(url);
  const limits = timeLimits[forVisitors ? "visitors" : "work"];
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    query_timeout: limits.query,
    keepAlive: true,
  });
  // An "error" event without a listener ends the process. The pool only repeats the errors of its clients.
  pool.on("connect", (client) => client.on("error", onConnectionError));
  pool.on("error", () => undefined);
  if (forVisitors) {
    const breaker = createCircuitBreaker({ isOutage, limit: 1, resetMilliseconds: breakerResetMilliseconds });
    aroundQueries(pool, ([statement, ...values], query) => {
      const config = typeof statement === "string" ? { text: statement } : (statement as object);
      return breaker(() => query({ ...config, query_timeout: singleQueryTimeout }, ...values));
    });
  }
  if (aroundQuery) measureQueries(pool, aroundQuery);
  const db = Object.assign(drizzle(pool, { schema, casing: "snake_case" }), {
    transaction: pooledTransactions(pool),
  });
  const replica = readUrl
    ? openReadReplica({ url: readUrl, primary: { pool, db }, aroundQuery, onChange: onReplicaChange })
    : undefined;
  const listening: (() => Promise<void>)[] = [];
  return {
    db,
    readDb: replica?.db ?? db,
    ...(replica ? { replica } : {}),
    embedded: false,
    listen: async (channel, onMessage) => {
      listening.push(await listenWithReconnect({ url, channel, onMessage, onConnectionError }));
    },
    ping: async () => {
      await pool.query("select 1");
    },
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await Promise.all([...listening.map((stop) => stop()), replica?.close()]);
      await pool.end();
    },
  };
}
