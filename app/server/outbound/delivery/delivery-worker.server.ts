import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import type { Database } from "../../data/database/client.server.ts";
import type { Log } from "../../ops/log.server.ts";
import { backOff, maxAttempts } from "./back-off.ts";
import {
  type ClaimedDelivery,
  claimDeliveries,
  noteDelivered,
  noteFailed,
  renewClaims,
} from "./delivery.repo.server.ts";
import type { DeliveryTarget } from "../../data/database/delivery-values.ts";
import { failureCode } from "./failure-code.ts";
import { type Deliver, UndeliverableError } from "./stored-submission.ts";

export type DeliveryWorker = {
  /** Something new is due: look at once. */
  wake: () => void;
  /** Claims nothing more and waits for the attempts under way, at most `closingSeconds`. */
  close: () => Promise<void>;
};

export type Deliverers = Partial<Record<DeliveryTarget, Deliver>>;

type WorkerOptions = {
  db: Database;
  log: Log;
  /** Deliveries to any other target are left alone. */
  deliverers: Deliverers;
  /** Attempts at a time. What is under way when a process is killed may come twice, so these are few. */
  concurrency?: number;
  /** Between looks for what has become due, or was stored by another process. */
  pollSeconds?: number;
  /**
   * After so long the work of a process that died is taken over. Living ones renew their claims six times
   * as often, so a database may be away for five sixths of it before anybody thinks they died.
   */
  claimSeconds?: number;
};

export const deliveriesAtATime = 2;

/** Below the 15 seconds after which the process is ended in any case. */
const closingSeconds = 8;

/** One of any number that share a database. Each delivery is done by one of them. */
export function startDeliveryWorker(options: WorkerOptions): DeliveryWorker {
  const {
    db,
    log,
    deliverers,
    concurrency = deliveriesAtATime,
    pollSeconds = 2,
    claimSeconds = 20,
  } = options;
  const targets = Object.keys(deliverers) as DeliveryTarget[];
  const claim = randomUUID();
  const underWay = new Map<number, Promise<void>>();
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let closing = false;

  /** One look at a time, or two would fill the same places. */
  function look(): void {
    lookAgain = looking !== undefined;
    if (looking || closing || underWay.size === concurrency) return;
    looking = fillPlaces().finally(() => {
      looking = undefined;
      if (lookAgain) look();
    });
  }

  async function fillPlaces() {
    const except = [...underWay.keys()];
    const count = concurrency - except.length;
    try {
      const claimed = await claimDeliveries(db, { targets, count, except, claim, seconds: claimSeconds });
      for (const delivery of claimed) underWay.set(delivery.id, run(delivery));
    } catch (error) {
      log.warn({ err: error }, "deliveries could not be claimed");
    }
  }

  async function run(delivery: ClaimedDelivery): Promise<void> {
    const { reference } = delivery.submission;
    const about = { reference, target: delivery.target, attempt: delivery.attempts };
    try {
      await attempt(delivery, about);
    } catch (error) {
      log.error({ err: error, ...about }, "the outcome of a delivery could not be noted");
    }
    underWay.delete(delivery.id);
    look();
  }

  async function attempt({ id, target, attempts, submission }: ClaimedDelivery, about: object) {
    try {
      await deliverers[target]!(submission);
    } catch (error) {
      const dead = error instanceof UndeliverableError || attempts >= maxAttempts;
      const pause = dead ? undefined : backOff(attempts);
      // The message may name the visitor's address: it is kept with the submission, not in the log.
      const code = failureCode(error);
      if (dead) log.error({ ...about, code }, "delivery is dead");
      else log.warn({ ...about, code, pause: Math.round(pause!) }, "delivery failed");
      await noteFailed(db, { id, claim, error: messageOf(error), pause });
      return;
    }
    await insist(() => noteDelivered(db, id));
    log.info(about, "delivered");
  }

  const revalidate = () => {
    if (underWay.size === 0) return;
    renewClaims(db, [...underWay.keys()], claim, claimSeconds).catch((error: unknown) =>
      log.warn({ err: error }, "claims could not be renewed"),
    );
  };

  const timers = [
    setInterval(look, pollSeconds * 1_000),
    setInterval(revalidate, (claimSeconds * 1_000) / 6),
  ];
  for (const timer of timers) timer.unref();
  look();

  return {
    wake: look,
    close: async () => {
      closing = true;
      await Promise.race([
        // A look that has begun may still claim something.
        Promise.resolve(looking).then(() => Promise.all(underWay.values())),
        sleep(closingSeconds * 1_000, undefined, { ref: false }),
      ]);
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/**
 * What the target has taken must be noted, or it gets it again: a database that is just restarting is
 * asked for a minute, often, to be before a process that takes the delivery over.
 */
async function insist(note: () => Promise<void>): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(300);
    }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
