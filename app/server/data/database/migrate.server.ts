import { join } from "node:path";

import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

import { projectRoot } from "../../ops/project-root.server.ts";

export const migrations = { migrationsFolder: join(projectRoot, "app/server/data/database/migrations") };

/** Any constant will do, as long as every process of this program uses the same one. */
const migrationLock = 7_262_011;

/**
 * Processes that start together migrate one after the other; the later ones find nothing to do. The connection
 * is one of its own, without the pool's limit for statements: a long migration, and whoever waits for it,
 * must not be ended half way. With the connection the lock goes, whatever has happened.
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // What breaks it fails the statement under way; without a listener it would end the process.
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
