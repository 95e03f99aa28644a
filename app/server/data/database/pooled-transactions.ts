import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";

import type { Database } from "./client.server.ts";
import { sqlStateOf } from "./sql-state.ts";
import * as schema from "./schema.ts";

/** Drizzle 0.45 leaks a connection whose `begin` fails. Remove when its `transaction` begins inside `try`. */
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
      // The server has rolled back: the connection is reusable.
      broken = sqlStateOf(error) === undefined;
      throw error;
    } finally {
      client.release(broken);
    }
  };
}
