import { join } from "node:path";

import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

import { projectRoot } from "../../ops/project-root.server.ts";

export const migrations = { migrationsFolder: join(projectRoot, "app/server/data/database/migrations") };

/** Any constant, the same in every process. */
const migrationLock = 7_262_011;

/** Concurrent starts wait for an advisory lock, without the `statement_timeout` of the pool. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // An "error" event without a listener ends the process; the running statement fails anyway.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const db = drizzle(client, { casing: "snake_case" });
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(db, migrations);
  } finally {
    await client.end();
  }
}
