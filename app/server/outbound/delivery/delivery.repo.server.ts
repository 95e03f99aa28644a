import { and, asc, count, eq, gt, inArray, isNull, lte, ne, notInArray, sql } from "drizzle-orm";

import { type SubmissionKind, submissionKinds } from "#app/forms/form-constants.ts";

import type { Database } from "../../data/database/client.server.ts";
import { delivery, serviceStep, submission } from "../../data/database/schema.ts";
import type { DeliveryState, DeliveryTarget } from "../../data/database/delivery-values.ts";
import { writesToSender } from "./delivery-targets.ts";
import type { StoredSubmission } from "./stored-submission.ts";

export type ClaimedDelivery = {
  id: number;
  target: DeliveryTarget;
  attempts: number;
  submission: StoredSubmission;
};

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Per target, address and 24 hours: forms must not flood a stranger's mailbox. */
const maxToSender = 5;

/** Call in the transaction that stores the submission. Suspected spam is not delivered until an operator releases it. */
export async function addDeliveries(
  db: Database,
  stored: { id: string; kind: SubmissionKind; data: Record<string, string>; suspected: boolean },
  targets: readonly DeliveryTarget[],
): Promise<void> {
  const { id, kind, data, suspected } = stored;
  const state: DeliveryState = suspected ? "suspected" : "pending";
  const wanted: DeliveryTarget[] = [];
  for (const target of targets) {
    const isAllowed =
      suspected ||
      !writesToSender(kind, target) ||
      (await countToSender(db, target, data.email)) < maxToSender;
    if (isAllowed) wanted.push(target);
  }
  if (wanted.length > 0)
    await db.insert(delivery).values(wanted.map((target) => ({ submission: id, target, state })));
}

async function countToSender(db: Database, target: DeliveryTarget, address = ""): Promise<number> {
  const kinds = submissionKinds.filter((candidate) => writesToSender(candidate, target));
  const [row] = await db
    .select({ count: count() })
    .from(submission)
    .innerJoin(
      delivery,
      and(
        eq(delivery.submission, submission.id),
        eq(delivery.target, target),
        ne(delivery.state, "suspected"),
      ),
    )
    .where(
      and(
        gt(submission.createdAt, sql`now() - interval '24 hours'`),
        inArray(submission.kind, kinds),
        sql`lower(${submission.data} ->> 'email') = ${address.toLowerCase()}`,
      ),
    );
  return row?.count ?? 0;
}

/** Oldest first; skips what other processes claim. @param wanted.except running here, even if their claim has expired */
export async function claimDeliveries(
  db: Database,
  wanted: {
    targets: readonly DeliveryTarget[];
    count: number;
    except: readonly number[];
    claim: string;
    seconds: number;
  },
): Promise<ClaimedDelivery[]> {
  const due = db.$with("due").as(
    db
      .select({ id: delivery.id })
      .from(delivery)
      .where(
        and(
          eq(delivery.state, "pending"),
          lte(delivery.dueAt, sql`now()`),
          inArray(delivery.target, [...wanted.targets]),
          notInArray(delivery.id, [...wanted.except]),
        ),
      )
      .orderBy(asc(delivery.dueAt))
      .limit(wanted.count)
      .for("update", { skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(delivery)
    .set({
      claim: wanted.claim,
      attempts: sql`${delivery.attempts} + 1`,
      dueAt: inSeconds(wanted.seconds),
    })
    .from(due)
    .where(eq(delivery.id, due.id))
    .returning({ id: delivery.id });
  if (claimed.length === 0) return [];
  const rows = await db
    .select({
      id: delivery.id,
      target: delivery.target,
      attempts: delivery.attempts,
      submission: {
        reference: submission.reference,
        kind: submission.kind,
        site: submission.site,
        data: submission.data,
        createdAt: submission.createdAt,
      },
      step: { id: serviceStep.id, state: serviceStep.state },
    })
    .from(delivery)
    .innerJoin(submission, eq(submission.id, delivery.submission))
    .leftJoin(serviceStep, eq(serviceStep.id, delivery.step))
    .where(
      inArray(
        delivery.id,
        claimed.map(({ id }) => id),
      ),
    );
  return rows.map(({ step, ...row }) => ({ ...row, submission: { ...row.submission, step } }));
}

export async function renewClaims(db: Database, ids: readonly number[], claim: string, seconds: number) {
  await db
    .update(delivery)
    .set({ dueAt: inSeconds(seconds) })
    .where(and(inArray(delivery.id, [...ids]), eq(delivery.claim, claim)));
}

/** Call only when no other process can be alive. */
export async function dropClaims(db: Database): Promise<void> {
  await db
    .update(delivery)
    .set({ claim: null, dueAt: sql`now()` })
    .where(and(eq(delivery.state, "pending"), sql`${delivery.claim} is not null`));
}

/** Independent of the claim: the target has accepted the delivery. */
export async function recordDelivered(db: Database, id: number): Promise<void> {
  await db
    .update(delivery)
    .set({ state: "delivered", deliveredAt: sql`now()`, claim: null, lastError: null })
    .where(and(eq(delivery.id, id), ne(delivery.state, "delivered")));
}

const maxErrorLength = 500;

/** @param pause seconds until the next attempt; without it the delivery is dead */
export async function recordFailed(
  db: Database,
  { id, claim, error, pause }: { id: number; claim: string; error: string; pause: number | undefined },
): Promise<void> {
  await db
    .update(delivery)
    .set({
      claim: null,
      lastError: error.replaceAll("\0", "").slice(0, maxErrorLength),
      ...(pause === undefined ? { state: "dead" as const } : { dueAt: inSeconds(pause) }),
    })
    .where(and(eq(delivery.id, id), eq(delivery.claim, claim)));
}

export async function countPending(db: Database): Promise<ReadonlyMap<DeliveryTarget, number>> {
  const rows = await db
    .select({ target: delivery.target, count: count() })
    .from(delivery)
    .where(eq(delivery.state, "pending"))
    .groupBy(delivery.target);
  return new Map(rows.map((row) => [row.target, row.count]));
}

/** Undelivered and not erased, by target and state. `oldest`: seconds since the delivery was stored. */
export const measureUndelivered = (db: Database) =>
  db
    .select({
      target: delivery.target,
      state: delivery.state,
      count: count(),
      oldest: sql`extract(epoch from now() - min(${delivery.createdAt}))`.mapWith(Number),
    })
    .from(delivery)
    .innerJoin(submission, eq(submission.id, delivery.submission))
    .where(and(ne(delivery.state, "delivered"), isNull(submission.erasedAt)))
    .groupBy(delivery.target, delivery.state);
