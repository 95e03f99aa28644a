import { lt, sql } from "drizzle-orm";

import type { Database } from "../../data/database/client.server.ts";
import { rateLimit } from "../../data/database/schema.ts";

type Action = "post" | "submission" | "progress";

export type Allowance = { left: number; seconds: number };

/** Fixed hourly windows: one short statement, but twice the limit around a full hour. @param client from `networkOf`, or the reference of a service request */
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
  // The first action of a client deletes expired rows, so that addresses are not stored longer.
  if (count === 1) await db.delete(rateLimit).where(lt(rateLimit.startedAt, sql`now() - interval '1 hour'`));
  return { left: limit - count, seconds };
}
