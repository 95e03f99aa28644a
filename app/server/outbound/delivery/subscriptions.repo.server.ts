import { createHash, randomBytes } from "node:crypto";

import { and, eq, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";

import type { SubscriptionTopic } from "#app/forms/form-constants.ts";
import type { SiteKey } from "#app/site/site.ts";

import type { Database, ReadDatabase } from "../../data/database/client.server.ts";
import {
  delivery,
  productText,
  submission,
  subscription,
  subscriptionToken,
} from "../../data/database/schema.ts";
import { textOn } from "../../data/database/site-conditions.repo.server.ts";
import { UndeliverableError } from "./stored-submission.ts";

export type SubscriptionData = {
  email: string;
  topic: SubscriptionTopic;
  product: string;
  variant: string;
};

/** Unconfirmed subscriptions are deleted after this time, by the hourly job: always within 48 hours. */
export const confirmationHours = 47;

/** Bytes. */
const tokenLength = 32;

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Call in the transaction that stores the submission. */
export async function addSubscription(
  db: Database,
  { id, site, data }: { id: string; site: string; data: Record<string, string> },
): Promise<void> {
  const { email = "", topic, product, variant } = data;
  const parts = topic === "stock" ? [topic, site, product, variant] : [topic, site];
  const subject = createHash("sha256")
    .update(JSON.stringify([...parts, email.normalize().toLowerCase()]))
    .digest("hex");
  await db.insert(subscription).values({ submission: id, subject });
}

/** Only the receiver gets the token: each attempt to send creates another. Earlier ones stay valid. */
export async function issueToken(db: Database, reference: string): Promise<string> {
  const token = randomBytes(tokenLength).toString("base64url");
  const [row] = await db
    .select({ id: subscription.submission })
    .from(subscription)
    .innerJoin(submission, eq(submission.id, subscription.submission))
    .where(and(eq(submission.reference, reference), isNull(subscription.endedAt)));
  if (!row) throw new UndeliverableError("The subscription has ended");
  await db.insert(subscriptionToken).values({ hash: hashToken(token), submission: row.id });
  return token;
}

export async function readProductName(
  db: ReadDatabase,
  slug: string,
  site: SiteKey,
): Promise<string | undefined> {
  const [row] = await db
    .select({ name: productText.name })
    .from(productText)
    .where(and(eq(productText.product, slug), textOn(productText, site)));
  return row?.name;
}

/** Adds each due mail once. Compares states, not changes, so it may run any number of times. @returns their number */
export async function queueBackInStock(db: Database): Promise<number> {
  const { rows } = (await db.execute(sql`
    insert into delivery (submission, target)
    select distinct submission.id, 'back-in-stock'
    from subscription
    join submission on submission.id = subscription.submission
    join product_variant on product_variant.product = submission.data ->> 'product'
      and coalesce(product_variant.sku, '') = submission.data ->> 'variant'
    join product on product.slug = product_variant.product
    where subscription.confirmed_at is not null and subscription.ended_at is null
      and submission.data ->> 'topic' = 'stock' and product_variant.in_stock and not product.discontinued
      and (product.sites is null or submission.site = any(product.sites))
    on conflict on constraint delivery_submission_target do nothing
    returning id`)) as { rows: unknown[] };
  return rows.length;
}

/** Erases address and subject, drops pending deliveries, and notifies a platform that may know the subscription. */
export async function endSubscriptions(db: Database, ids: readonly string[]): Promise<void> {
  const ended = await db
    .update(subscription)
    .set({ endedAt: sql`now()`, subject: null })
    .where(and(inArray(subscription.submission, [...ids]), isNull(subscription.endedAt)))
    .returning({ id: subscription.submission });
  const own = ended.map(({ id }) => id);
  if (own.length === 0) return;
  const told = await db
    .select({ submission: delivery.submission })
    .from(delivery)
    .where(
      and(
        inArray(delivery.submission, own),
        eq(delivery.target, "platform-api"),
        or(ne(delivery.state, "pending"), ne(delivery.attempts, 0)),
      ),
    );
  await db.delete(delivery).where(and(inArray(delivery.submission, own), ne(delivery.state, "delivered")));
  await db
    .update(submission)
    .set({ data: {}, idempotencyKey: sql`${submission.id}::text` })
    .where(inArray(submission.id, own));
  if (told.length > 0)
    await db
      .insert(delivery)
      .values(told.map((row) => ({ ...row, target: "platform-unsubscribe" as const })))
      .onConflictDoNothing();
}

/** Deletes all traces, because nothing shows that the address belongs to the person who entered it. */
export async function deleteUnconfirmed(db: Database): Promise<number> {
  const expired = db
    .select({ id: subscription.submission })
    .from(subscription)
    .innerJoin(submission, eq(submission.id, subscription.submission))
    .where(
      and(
        isNull(subscription.confirmedAt),
        lte(submission.createdAt, sql`now() - make_interval(hours => ${confirmationHours})`),
      ),
    );
  const rows = await db
    .delete(submission)
    .where(inArray(submission.id, expired))
    .returning({ id: submission.id });
  return rows.length;
}

export async function endNotified(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: subscription.submission })
      .from(subscription)
      .innerJoin(delivery, eq(delivery.submission, subscription.submission))
      .where(
        and(
          isNull(subscription.endedAt),
          eq(delivery.target, "back-in-stock"),
          inArray(delivery.state, ["delivered", "dead"]),
        ),
      );
    await endSubscriptions(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}
