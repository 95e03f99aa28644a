import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzleNodePostgres } from "drizzle-orm/node-postgres";
import { migrate as migrateNodePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { Client, escapeIdentifier, Pool } from "pg";

import { projectRoot } from "../project-root.server.ts";
import { lockFolder } from "./folder-lock.server.ts";
import * as schema from "./schema.ts";

/** A connection or a transaction: the same queries run on PostgreSQL and on the embedded PGlite. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type DatabaseHandle = {
  db: Database;
  embedded: boolean;
  /** Calls `onMessage` for each NOTIFY on the channel; on PostgreSQL over a connection of its own. */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<void>;
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** PostgreSQL; without it the embedded database is used. */
  url?: string | undefined;
  /** Folder of the embedded database, or `memory` for one that is gone when closed. */
  folder: string | "memory";
  /** Hears of a connection that broke while idle; it is replaced, or the revision is polled instead. */
  onConnectionError?: (error: Error) => void;
};

const migrations = { migrationsFolder: join(projectRoot, "app/server/db/migrations") };

/** Any constant will do, as long as every process of this program uses the same one. */
const migrationLock = 7_262_011;

/** Opens the database and brings its tables up to date. */
export function openDatabase({ url, folder, onConnectionError }: DatabaseOptions): Promise<DatabaseHandle> {
  return url ? openPostgres(url, onConnectionError) : openEmbedded(folder);
}

async function openEmbedded(folder: string): Promise<DatabaseHandle> {
  const inMemory = folder === "memory";
  const dataFolder = join(folder, "database");
  if (!inMemory) await mkdir(dataFolder, { recursive: true });
  const unlock = inMemory ? undefined : await lockFolder(folder);
  const client = new PGlite(inMemory ? undefined : dataFolder);
  const db = drizzlePglite(client, { schema, casing: "snake_case" });
  await migratePglite(db, migrations);
  return {
    db,
    embedded: true,
    listen: async (channel, onMessage) => {
      await client.listen(channel, onMessage);
    },
    ping: async () => {
      await client.query("select 1");
    },
    close: async () => {
      await client.close();
      await unlock?.();
    },
  };
}

async function openPostgres(
  url: string,
  onConnectionError: (error: Error) => void = () => undefined,
): Promise<DatabaseHandle> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
  });
  // Without listeners a connection that breaks would end the process. The pool hears only of idle ones,
  // and repeats what each has said itself.
  pool.on("connect", (client) => client.on("error", onConnectionError));
  pool.on("error", () => undefined);
  await migrateUnderLock(pool);
  const listeners: Client[] = [];
  return {
    db: drizzleNodePostgres(pool, { schema, casing: "snake_case" }),
    embedded: false,
    listen: async (channel, onMessage) => {
      const client = new Client({ connectionString: url });
      client.on("error", onConnectionError);
      client.on("notification", (message) => onMessage(message.payload ?? ""));
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
      listeners.push(client);
    },
    ping: async () => {
      await pool.query("select 1");
    },
    close: async () => {
      await Promise.all(listeners.map((client) => client.end()));
      await pool.end();
    },
  };
}

/** Processes that start together migrate one after the other; the later ones find nothing to do. */
async function migrateUnderLock(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const db = drizzleNodePostgres(client, { schema, casing: "snake_case" });
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrateNodePostgres(db, migrations);
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    client.release();
  }
}
