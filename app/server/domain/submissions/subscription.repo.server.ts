import { and, eq, isNotNull, ne, sql } from "drizzle-orm";

import type { SubscriptionTopic } from "#app/forms/form-constants.ts";
import type { Site } from "#app/site/site.ts";

import type { Database, ReadDatabase } from "../../data/database/client.server.ts";
import type { DeliveryTarget } from "../../data/database/delivery-values.ts";
import { isProductOn } from "../../data/database/site-conditions.repo.server.ts";
import {
  delivery,
  product,
  productVariant,
  submission,
  subscription,
  subscriptionToken,
} from "../../data/database/schema.ts";
import {
  confirmationHours,
  endSubscriptions,
  hashToken,
} from "../../outbound/delivery/subscriptions.repo.server.ts";

export type SubscriptionState = "pending" | "active" | "ended";

/** Undefined if the token belongs to no subscription, or the time to confirm it is over. */
export type FoundSubscription =
  | { id: string; state: SubscriptionState; topic: SubscriptionTopic | undefined; product: string }
  | undefined;

type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>;

async function readRow(db: Database, token: string) {
  const [row] = await db
    .select({
      id: subscription.submission,
      subject: subscription.subject,
      confirmedAt: subscription.confirmedAt,
      endedAt: subscription.endedAt,
      data: submission.data,
      isExpired: sql<boolean>`${submission.createdAt} < now() - make_interval(hours => ${confirmationHours})`,
    })
    .from(subscriptionToken)
    .innerJoin(subscription, eq(subscription.submission, subscriptionToken.submission))
    .innerJoin(submission, eq(submission.id, subscription.submission))
    .where(eq(subscriptionToken.hash, hashToken(token)));
  return row;
}

function viewOf(row: Row | undefined): FoundSubscription {
  if (!row || (!row.confirmedAt && row.isExpired)) return undefined;
  const { id, confirmedAt, endedAt, data } = row;
  const state = endedAt ? "ended" : confirmedAt ? "active" : "pending";
  return { id, state, topic: data.topic as SubscriptionTopic | undefined, product: data.product ?? "" };
}

export const findSubscription = async (db: Database, token: string): Promise<FoundSubscription> =>
  viewOf(await readRow(db, token));

/** A second subscription of an address to a subject is merged into the first; links in its mails stay valid. */
export function confirmSubscription(
  db: Database,
  token: string,
  targetsOf: (topic: SubscriptionTopic) => readonly DeliveryTarget[],
): Promise<FoundSubscription> {
  return db.transaction(async (tx) => {
    const row = await lockRow(tx, token);
    const found = viewOf(row);
    if (!row?.subject || found?.state !== "pending") return found;
    const [earlier] = await tx
      .select({ id: subscription.submission })
      .from(subscription)
      .where(
        and(
          eq(subscription.subject, row.subject),
          isNotNull(subscription.confirmedAt),
          ne(subscription.submission, row.id),
        ),
      );
    if (earlier) {
      await tx
        .update(subscriptionToken)
        .set({ submission: earlier.id })
        .where(eq(subscriptionToken.submission, row.id));
      await tx.delete(submission).where(eq(submission.id, row.id));
      return { ...found, id: earlier.id, state: "active" };
    }
    await tx
      .update(subscription)
      .set({ confirmedAt: sql`now()` })
      .where(eq(subscription.submission, row.id));
    const targets = targetsOf(found.topic ?? "newsletter");
    if (targets.length > 0)
      await tx.insert(delivery).values(targets.map((target) => ({ submission: row.id, target })));
    return { ...found, state: "active" };
  });
}

/** Deletes an unconfirmed subscription, and ends a confirmed one. */
export function endSubscription(db: Database, token: string): Promise<FoundSubscription> {
  return db.transaction(async (tx) => {
    const found = viewOf(await lockRow(tx, token));
    if (!found) return undefined;
    if (found.state === "pending") await tx.delete(submission).where(eq(submission.id, found.id));
    if (found.state === "active") await endSubscriptions(tx, [found.id]);
    return { ...found, state: "ended" };
  });
}

/** Confirmations and ends of one subject follow each other. */
async function lockRow(tx: Database, token: string): Promise<Row | undefined> {
  const row = await readRow(tx, token);
  if (!row) return undefined;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${row.subject ?? row.id}, 0))`);
  return readRow(tx, token);
}

/** For an operator. @returns whether there was an active subscription with this reference */
export function endByReference(db: Database, reference: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: subscription.submission, endedAt: subscription.endedAt })
      .from(subscription)
      .innerJoin(submission, eq(submission.id, subscription.submission))
      .where(and(eq(submission.reference, reference), isNotNull(subscription.confirmedAt)));
    if (!row || row.endedAt) return false;
    await endSubscriptions(tx, [row.id]);
    return true;
  });
}

export async function hasVariant(
  db: ReadDatabase,
  site: Pick<Site, "code">,
  { slug, sku }: { slug: string; sku: string },
): Promise<boolean> {
  const rows = await db
    .select({ position: productVariant.position })
    .from(productVariant)
    .innerJoin(product, eq(product.slug, productVariant.product))
    .where(
      and(
        eq(product.slug, slug),
        sql`coalesce(${productVariant.sku}, '') = ${sku}`,
        eq(product.discontinued, false),
        isProductOn(site.code),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
