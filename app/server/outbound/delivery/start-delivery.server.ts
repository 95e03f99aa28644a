import type { Database, DatabaseHandle } from "../../data/database/client.server.ts";
import type { Log } from "../../ops/log.server.ts";
import { createMailTransport } from "../mail/mail-transport.server.ts";
import { platformUrl } from "../../ops/platform-settings.ts";
import type { Settings } from "../../ops/settings.server.ts";
import { readAttachments } from "../../uploads/attachments.repo.server.ts";
import { readLetterhead, type ReadSender } from "./letterhead.server.ts";
import { uploadFolder } from "../../uploads/unnamed-file.server.ts";
import { countPending, dropClaims } from "./delivery.repo.server.ts";
import { type DeliveryTarget, deliveryTargets } from "../../data/database/delivery-values.ts";
import { type Deliverers, type DeliveryWorker, startDeliveryWorker } from "./delivery-worker.server.ts";
import { subscriptionAddress } from "#app/site/subscription-address.ts";

import { issueToken, queueBackInStock, readProductName } from "./subscriptions.repo.server.ts";
import { deliverByMail } from "./deliver-by-mail.server.ts";
import { deliverToPlatform } from "./deliver-to-platform.server.ts";
import { eraseExpired } from "./erase-expired.server.ts";

type DeliveryOptions = { settings: Settings; log: Log; database: DatabaseHandle; sender: ReadSender };

export type Delivery = DeliveryWorker & {
  /** Call when the content has changed, or a subscription is confirmed. Never throws. */
  stockChanged: () => Promise<void>;
};

type Channel = { deliverers: Deliverers; close?: () => void };

export async function startDelivery({ settings, log, database, sender }: DeliveryOptions): Promise<Delivery> {
  const { db, embedded } = database;
  const channels = [await mailChannel(settings, db, sender), platformChannel(settings, db, sender)].filter(
    (channel) => channel !== undefined,
  );
  // An embedded database has one process, so other claims are dead.
  if (embedded) await dropClaims(db);
  await warnOfUndelivered(db, channels, log);
  // Separate workers, so that mails do not wait for the platform API.
  const wake = () => {
    for (const worker of workers) worker.wake();
  };
  const stockChanged = async () => {
    try {
      const mails = await queueBackInStock(db);
      if (mails > 0) log.info({ mails }, "mails about products back in stock are due");
      wake();
    } catch (error) {
      log.error({ err: error }, "mails about products back in stock could not be stored");
    }
  };
  const workers = channels.map(({ deliverers }) => startDeliveryWorker({ db, log, deliverers }));
  await stockChanged();
  const stopErasing = eraseExpired({
    db,
    log,
    days: settings.SUBMISSION_RETENTION_DAYS,
    uploads: uploadFolder(settings),
  });
  return {
    wake,
    stockChanged,
    close: async () => {
      stopErasing();
      await Promise.all(workers.map((worker) => worker.close()));
      for (const channel of channels) channel.close?.();
    },
  };
}

async function mailChannel(
  { SMTP_URL, MAIL_FROM, MAIL_TO }: Settings,
  db: Database,
  sender: ReadSender,
): Promise<Channel | undefined> {
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return undefined;
  const transport = await createMailTransport({ url: SMTP_URL, from: MAIL_FROM });
  const { brandMail, confirmation, progress, subscription } = deliverByMail({
    transport,
    domain: MAIL_FROM.split("@").at(-1)!,
    to: MAIL_TO,
    letterhead: (site) => readLetterhead(sender, site),
    attachments: (reference) => readAttachments(db, reference),
    subscriptions: {
      issueToken: (reference) => issueToken(db, reference),
      productName: (slug, site) => readProductName(db, slug, site),
    },
  });
  return {
    deliverers: { "brand-mail": brandMail, confirmation, progress, ...subscription },
    close: transport.close,
  };
}

function platformChannel(settings: Settings, db: Database, sender: ReadSender): Channel | undefined {
  const url = platformUrl(settings);
  if (!url) return undefined;
  const { submit, unsubscribe } = deliverToPlatform(url, {
    attachments: (reference) => readAttachments(db, reference),
    unsubscribeAddress: async ({ reference, site }) => {
      const { origin } = await readLetterhead(sender, site);
      return subscriptionAddress(origin, await issueToken(db, reference));
    },
  });
  return { deliverers: { "platform-api": submit, "platform-unsubscribe": unsubscribe } };
}

async function warnOfUndelivered(db: Database, channels: readonly Channel[], log: Log) {
  if (channels.length === 0) {
    log.warn(
      "submissions are stored but not delivered: set SMTP_URL, MAIL_FROM and MAIL_TO, or PLATFORM_API_URL",
    );
    return;
  }
  const isConfigured = (target: DeliveryTarget) => channels.some(({ deliverers }) => target in deliverers);
  const pending = await countPending(db);
  for (const target of deliveryTargets) {
    const count = pending.get(target);
    if (count && !isConfigured(target))
      log.warn({ target, count }, "deliveries wait for a target that is not set");
  }
}
