import { lt, sql } from "drizzle-orm";

import type { Database } from "../../data/database/client.server.ts";
import { rateLimit } from "../../data/database/schema.ts";

type Action = "post" | "submission";

/** How many of an action are left for this client after this one, and in how many seconds all are back. */
export type Allowance = { left: number; seconds: number };

/**
 * Counts one action of a client, in the hour of the database's clock. At the turn of an hour a client may do
 * twice as much; in return the count is one short statement.
 * @param client from `networkOf`
 * @param limit for each hour
 */
export async function countAction(
  db: Database,
  name: Action,
  client: string,
  limit: number,
): Promise<Allowance> {
  const [row] = await db
    .insert(rateLimit)
    .values({ name, client, startedAt: sql`date_trunc('hour', now())`, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimit.name, rateLimit.client, rateLimit.startedAt],
      set: { count: sql`${rateLimit.count} + 1` },
    })
    .returning({
      count: rateLimit.count,
      seconds: sql<number>`ceil(extract(epoch from date_trunc('hour', now()) + interval '1 hour' - now()))::int`,
    });
  const { count, seconds } = row!;
  // Whoever begins to count clears away what nobody counts any more: addresses are not kept.
  if (count === 1) await db.delete(rateLimit).where(lt(rateLimit.startedAt, sql`now() - interval '1 hour'`));
  return { left: limit - count, seconds };
}
