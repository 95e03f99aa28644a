import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";

import type { Database } from "./client.server.ts";
import { sqlStateOf } from "./sql-state.ts";
import * as schema from "./schema.ts";

/**
 * Transactions on connections of a pool that come back to it whatever happens. Drizzle (0.45) keeps one for ever
 * when `begin` fails on it, as it may on each that breaks while it is idle: after ten of them the pool is empty.
 * May go when `NodePgSession.transaction` begins inside its `try`.
 */
export function pooledTransactions(pool: Pool): Database["transaction"] {
  const databases = new WeakMap<PoolClient, Database>();
  const databaseOf = (client: PoolClient) => {
    const database = databases.get(client) ?? drizzle(client, { schema, casing: "snake_case" });
    databases.set(client, database);
    return database;
  };
  return async (work, config) => {
    const client = await pool.connect();
    let broken = true;
    try {
      const result = await databaseOf(client).transaction(work, config);
      broken = false;
      return result;
    } catch (error) {
      // What the server itself complains of has been rolled back.
      broken = sqlStateOf(error) === undefined;
      throw error;
    } finally {
      client.release(broken);
    }
  };
}
