import { and, asc, desc, eq, exists, gte, inArray, isNull, or, sql, type SQL } from "drizzle-orm";

import type { Database } from "../../data/database/client.server.ts";
import { delivery, serviceStep, submission, subscription } from "../../data/database/schema.ts";
import type { DeliveryState } from "../../data/database/delivery-values.ts";

export type SubmissionRow = Awaited<ReturnType<typeof withDeliveries>>[number];

export async function listSubmissions(
  db: Database,
  { state, limit }: { state?: DeliveryState | undefined; limit: number },
): Promise<SubmissionRow[]> {
  const inState =
    state &&
    exists(
      db
        .select({ id: delivery.id })
        .from(delivery)
        .where(and(eq(delivery.submission, submission.id), eq(delivery.state, state))),
    );
  const rows = await db
    .select()
    .from(submission)
    .where(inState)
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(limit);
  return withDeliveries(db, rows);
}

export async function readSubmission(db: Database, reference: string): Promise<SubmissionRow | undefined> {
  const rows = await db.select().from(submission).where(eq(submission.reference, reference));
  return (await withDeliveries(db, rows))[0];
}

export async function* exportSubmissions(db: Database, since: Date): AsyncGenerator<SubmissionRow> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(submission)
      .where(and(gte(submission.createdAt, since), after))
      .orderBy(asc(submission.createdAt), asc(submission.id))
      .limit(500);
    const last = rows.at(-1);
    if (!last) return;
    yield* await withDeliveries(db, rows);
    // Compared in the database, because JavaScript dates truncate microseconds.
    after = sql`(${submission.createdAt}, ${submission.id}) > (select created_at, id from submission where id = ${last.id})`;
  }
}

/** Makes dead deliveries due again; with a reference also pending and suspected ones, unless they are running. */
export async function retryDeliveries(db: Database, reference?: string): Promise<number> {
  const dead = eq(delivery.state, "dead");
  const waiting = and(eq(delivery.state, "pending"), isNull(delivery.claim));
  const suspected = eq(delivery.state, "suspected");
  const rows = await db
    .update(delivery)
    .set({ state: "pending", attempts: 0, dueAt: sql`now()` })
    .where(
      and(
        reference ? or(dead, waiting, suspected) : dead,
        inArray(
          delivery.submission,
          db
            .select({ id: submission.id })
            .from(submission)
            .where(
              and(isNull(submission.erasedAt), reference ? eq(submission.reference, reference) : undefined),
            ),
        ),
      ),
    )
    .returning({ id: delivery.id });
  return rows.length;
}

async function withDeliveries(db: Database, rows: (typeof submission.$inferSelect)[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [deliveries, steps, subscriptions] = await Promise.all([
    db.select().from(delivery).where(inArray(delivery.submission, ids)).orderBy(asc(delivery.id)),
    db.select().from(serviceStep).where(inArray(serviceStep.submission, ids)).orderBy(asc(serviceStep.id)),
    db.select().from(subscription).where(inArray(subscription.submission, ids)),
  ]);
  return rows.map((row) => ({
    reference: row.reference,
    kind: row.kind,
    site: row.site,
    createdAt: row.createdAt,
    erasedAt: row.erasedAt,
    data: row.data,
    ...(row.kind === "service" && {
      steps: steps
        .filter((step) => step.submission === row.id)
        .map(({ state, note, at }) => ({ state, note, at })),
    }),
    ...(row.kind === "subscription" && {
      subscription: subscriptions
        .filter((entry) => entry.submission === row.id)
        .map(({ confirmedAt, endedAt }) => ({ confirmedAt, endedAt }))[0],
    }),
    deliveries: deliveries
      .filter((entry) => entry.submission === row.id)
      .map(({ target, state, attempts, dueAt, claim, lastError, deliveredAt }) => ({
        target,
        state,
        attempts,
        dueAt: state === "pending" ? dueAt : null,
        underWay: claim !== null,
        lastError,
        deliveredAt,
      })),
  }));
}
