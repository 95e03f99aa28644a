import { and, eq, inArray, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";

import type { Database } from "../../data/database/client.server.ts";
import {
  attachment,
  delivery,
  serviceStep,
  submission,
  subscription,
  subscriptionToken,
} from "../../data/database/schema.ts";

/** Rows of one transaction, to limit lock times. */
const batch = 500;

/** Erases all visitor input; undelivered submissions become dead. Subscribers to the newsletter stay until they leave. */
export async function eraseSubmissions(db: Database, before: Date): Promise<number> {
  let erased = 0;
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: submission.id })
        .from(submission)
        .where(
          and(lte(submission.createdAt, before), isNull(submission.erasedAt), notExists(subscribers(tx))),
        )
        .limit(batch)
        .for("update", { skipLocked: true });
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx
        .update(submission)
        .set({ data: {}, idempotencyKey: sql`${submission.id}::text`, erasedAt: sql`now()` })
        .where(inArray(submission.id, ids));
      await tx
        .update(subscription)
        .set({ subject: null, endedAt: sql`coalesce(${subscription.endedAt}, now())` })
        .where(inArray(subscription.submission, ids));
      await tx.delete(subscriptionToken).where(inArray(subscriptionToken.submission, ids));
      await tx.delete(attachment).where(inArray(attachment.submission, ids));
      await tx.update(serviceStep).set({ note: null }).where(inArray(serviceStep.submission, ids));
      await tx
        .update(delivery)
        .set({ state: "dead", claim: null })
        .where(and(inArray(delivery.submission, ids), inArray(delivery.state, ["pending", "suspected"])));
      await tx.update(delivery).set({ lastError: null }).where(inArray(delivery.submission, ids));
      return ids.length;
    });
    erased += count;
    if (count < batch) return erased;
  }
}

const subscribers = (db: Database) =>
  db
    .select({ id: subscription.submission })
    .from(subscription)
    .where(
      and(
        eq(subscription.submission, submission.id),
        isNotNull(subscription.confirmedAt),
        isNull(subscription.endedAt),
        sql`${submission.data} ->> 'topic' = 'newsletter'`,
      ),
    );
