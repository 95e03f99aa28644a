import { and, asc, count, eq, gt, inArray, isNull, lte, ne, notInArray, sql } from "drizzle-orm";

import { type SubmissionKind, submissionKinds } from "#app/forms/submission-kinds.ts";

import type { Database } from "../../data/database/client.server.ts";
import { delivery, submission } from "../../data/database/schema.ts";
import type { DeliveryState, DeliveryTarget } from "../../data/database/delivery-values.ts";
import { writesToSender } from "./delivery-targets.ts";
import type { StoredSubmission } from "./stored-submission.ts";

/** A delivery that this process has claimed. */
export type ClaimedDelivery = {
  id: number;
  target: DeliveryTarget;
  /** This one included. */
  attempts: number;
  submission: StoredSubmission;
};

/** The database's own clock: those of the processes may differ. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** In 24 hours, to one address, of each target: a form must be no way to flood a stranger's mailbox. */
const maxToSender = 5;

/**
 * To be called in the transaction that stores the submission.
 * @param stored.suspected of a form that looks like spam: nothing is delivered until an operator says so
 */
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

/** How many deliveries to this target have led to a mail to the address, or will, in 24 hours. */
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

/**
 * Claims what is due, oldest first. No two processes get the same delivery: a row that another one is
 * claiming is skipped, and a claimed one is due again only when its claim has ended without an outcome.
 * @param wanted.except deliveries that are under way here, even if their claim has ended
 * @param wanted.claim names the claim in the calls below
 * @param wanted.seconds until the claim ends unless it is renewed
 */
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
  return db
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
    })
    .from(delivery)
    .innerJoin(submission, eq(submission.id, delivery.submission))
    .where(
      inArray(
        delivery.id,
        claimed.map(({ id }) => id),
      ),
    );
}

/** Keeps claims from ending while their attempts are under way. */
export async function renewClaims(db: Database, ids: readonly number[], claim: string, seconds: number) {
  await db
    .update(delivery)
    .set({ dueAt: inSeconds(seconds) })
    .where(and(inArray(delivery.id, [...ids]), eq(delivery.claim, claim)));
}

/** Frees what a dead process had claimed: only where no other process can be alive. */
export async function dropClaims(db: Database): Promise<void> {
  await db
    .update(delivery)
    .set({ claim: null, dueAt: sql`now()` })
    .where(and(eq(delivery.state, "pending"), sql`${delivery.claim} is not null`));
}

/** Notes a delivery whoever holds its claim by now: the target has it. */
export async function noteDelivered(db: Database, id: number): Promise<void> {
  await db
    .update(delivery)
    .set({ state: "delivered", deliveredAt: sql`now()`, claim: null, lastError: null })
    .where(and(eq(delivery.id, id), ne(delivery.state, "delivered")));
}

/** Characters of an error that are kept. */
const maxError = 500;

/** @param pause seconds until the next attempt; none makes it dead */
export async function noteFailed(
  db: Database,
  { id, claim, error, pause }: { id: number; claim: string; error: string; pause: number | undefined },
): Promise<void> {
  await db
    .update(delivery)
    .set({
      claim: null,
      lastError: error.replaceAll("\0", "").slice(0, maxError),
      ...(pause === undefined ? { state: "dead" as const } : { dueAt: inSeconds(pause) }),
    })
    .where(and(eq(delivery.id, id), eq(delivery.claim, claim)));
}

/** How many wait for each target. */
export async function countPending(db: Database): Promise<ReadonlyMap<DeliveryTarget, number>> {
  const rows = await db
    .select({ target: delivery.target, count: count() })
    .from(delivery)
    .where(eq(delivery.state, "pending"))
    .groupBy(delivery.target);
  return new Map(rows.map((row) => [row.target, row.count]));
}

/**
 * What is not delivered, unless it was erased: how many for each target and state, and the seconds since the
 * oldest was received.
 */
export const measureUndelivered = (db: Database) =>
  db
    .select({
      target: delivery.target,
      state: delivery.state,
      count: count(),
      oldest: sql`extract(epoch from now() - min(${submission.createdAt}))`.mapWith(Number),
    })
    .from(delivery)
    .innerJoin(submission, eq(submission.id, delivery.submission))
    .where(and(ne(delivery.state, "delivered"), isNull(submission.erasedAt)))
    .groupBy(delivery.target, delivery.state);
