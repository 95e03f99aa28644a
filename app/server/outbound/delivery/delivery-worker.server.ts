import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import type { Database } from "../../data/database/client.server.ts";
import type { Log } from "../../ops/log.server.ts";
import { backOff, maxAttempts, failureCode } from "./delivery-attempts.ts";
import {
  type ClaimedDelivery,
  claimDeliveries,
  recordDelivered,
  recordFailed,
  renewClaims,
} from "./delivery.repo.server.ts";
import type { DeliveryTarget } from "../../data/database/delivery-values.ts";
import { type Deliver, UndeliverableError } from "./stored-submission.ts";

export type DeliveryWorker = {
  wake: () => void;
  /** Stops claiming and waits for running attempts, at most `closingSeconds`. */
  close: () => Promise<void>;
};

export type Deliverers = Partial<Record<DeliveryTarget, Deliver>>;

type WorkerOptions = {
  db: Database;
  log: Log;
  deliverers: Deliverers;
  /** A killed process may repeat this many deliveries. */
  concurrency?: number;
  pollSeconds?: number;
  /** Claims of dead processes expire after this time. Live ones renew six times as often. */
  claimSeconds?: number;
};

export const deliveriesAtATime = 2;

/** Less than the 15 seconds before a forced exit. */
const closingSeconds = 8;

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
  const running = new Map<number, Promise<void>>();
  let polling: Promise<void> | undefined;
  let pollAgain = false;
  let closing = false;

  function poll(): void {
    pollAgain = polling !== undefined;
    if (polling || closing || running.size === concurrency) return;
    polling = claimDue().finally(() => {
      polling = undefined;
      if (pollAgain) poll();
    });
  }

  async function claimDue() {
    const except = [...running.keys()];
    const count = concurrency - except.length;
    try {
      const claimed = await claimDeliveries(db, { targets, count, except, claim, seconds: claimSeconds });
      for (const delivery of claimed) running.set(delivery.id, run(delivery));
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
    running.delete(delivery.id);
    poll();
  }

  async function attempt({ id, target, attempts, submission }: ClaimedDelivery, about: object) {
    try {
      await deliverers[target]!(submission);
    } catch (error) {
      const dead = error instanceof UndeliverableError || attempts >= maxAttempts;
      const delay = dead ? undefined : backOff(attempts);
      // The message may contain the visitor's address: it is stored, not logged.
      const code = failureCode(error);
      if (dead) log.error({ ...about, code }, "delivery is dead");
      else log.warn({ ...about, code, pause: Math.round(delay!) }, "delivery failed");
      await recordFailed(db, { id, claim, error: messageOf(error), pause: delay });
      return;
    }
    await recordWithRetry(() => recordDelivered(db, id));
    log.info(about, "delivered");
  }

  const renew = () => {
    if (running.size === 0) return;
    renewClaims(db, [...running.keys()], claim, claimSeconds).catch((error: unknown) =>
      log.warn({ err: error }, "claims could not be renewed"),
    );
  };

  const timers = [setInterval(poll, pollSeconds * 1_000), setInterval(renew, (claimSeconds * 1_000) / 6)];
  for (const timer of timers) timer.unref();
  poll();

  return {
    wake: poll,
    close: async () => {
      closing = true;
      await Promise.race([
        Promise.resolve(polling).then(() => Promise.all(running.values())),
        sleep(closingSeconds * 1_000, undefined, { ref: false }),
      ]);
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** An unrecorded delivery is repeated, so recording is retried for a minute while the database restarts. */
async function recordWithRetry(record: () => Promise<void>): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await record();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(300);
    }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
