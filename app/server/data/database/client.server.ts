import { drizzle } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from "drizzle-orm/pg-core";
import { Pool } from "pg";

import { keepListening } from "./listen.server.ts";
import { type AroundQuery, aroundQueries, measureQueries } from "./measure-queries.ts";
import { migratePostgres } from "./migrate.server.ts";
import { pooledTransactions } from "./pooled-transactions.ts";
import { openReadReplica, type ReadReplica, type ReplicaListener } from "./read-replica.server.ts";
import { createCircuitBreaker } from "../../outbound/upstream/circuit-breaker.ts";
import { isOutage } from "./sql-state.ts";
import * as schema from "./schema.ts";

/** A connection or a transaction: the same queries run on PostgreSQL and on the embedded PGlite. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What can be asked without changing anything: a database, or a copy of it that takes no changes. */
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
  /** Everything that is written, and what must see it at once. */
  db: Database;
  /** What pages show. Where a replica is set and fit to be read it is that one, else the same as `db`. */
  readDb: ReadDatabase;
  /** Missing where none is set. */
  replica?: ReadReplica;
  embedded: boolean;
  /** Calls `onMessage` for each NOTIFY on the channel; on PostgreSQL over a connection of its own. */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<void>;
  ping: () => Promise<void>;
  /** Connections to PostgreSQL and the queries that wait for one; the embedded database has none. */
  connections?: () => { idle: number; busy: number; waiting: number };
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** PostgreSQL; without it the embedded database is used. */
  url?: string | undefined;
  /** A streaming replica of it, for what pages show. */
  readUrl?: string | undefined;
  onReplicaChange?: ReplicaListener;
  /** Folder of the embedded database, or `memory` for one that is gone when closed. */
  folder: string | "memory";
  /** Hears of a connection that broke while idle; it is replaced, or the revision is polled instead. */
  onConnectionError?: (error: Error) => void;
  aroundQuery?: AroundQuery | undefined;
  /** Whether visitors wait for the queries: then they end early, and none is begun while the database is away. */
  forVisitors?: boolean;
};

/** Milliseconds. A statement is ended by the server; beyond `query` nobody is there. */
const timeLimits = {
  work: { connect: 5_000, statement: 30_000, query: 35_000 },
  visitors: { connect: 2_000, statement: 3_000, query: 9_000 },
};

/** Milliseconds: as `query`, for a statement outside of transactions. Those set a `statement_timeout` of their own when they store files. */
const singleQuery = 3_500;

/** Milliseconds for which nothing is asked after the database has not answered; then one query tries. */
const rest = 200;

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  if (options.url) return openPostgres(options.url, options);
  // A process on PostgreSQL spares its 20 MB.
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
  // Without listeners a connection that breaks would end the process. The pool hears only of idle ones,
  // and repeats what each has said itself.
  pool.on("connect", (client) => client.on("error", onConnectionError));
  pool.on("error", () => undefined);
  if (forVisitors) {
    const guard = createCircuitBreaker({ isOutage, limit: 1, restMilliseconds: rest });
    aroundQueries(pool, ([statement, ...values], query) => {
      const config = typeof statement === "string" ? { text: statement } : (statement as object);
      return guard(() => query({ ...config, query_timeout: singleQuery }, ...values));
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
      listening.push(await keepListening({ url, channel, onMessage, onConnectionError }));
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
