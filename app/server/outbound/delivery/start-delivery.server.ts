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
import { deliverByMail } from "./deliver-by-mail.server.ts";
import { deliverToPlatform } from "./deliver-to-platform.server.ts";
import { eraseDaily } from "./erase-daily.server.ts";

type DeliveryOptions = { settings: Settings; log: Log; database: DatabaseHandle; sender: ReadSender };

type Channel = { deliverers: Deliverers; close?: () => void };

export async function startDelivery({
  settings,
  log,
  database,
  sender,
}: DeliveryOptions): Promise<DeliveryWorker> {
  const { db, embedded } = database;
  const channels = [await mailChannel(settings, db, sender), platformChannel(settings, db)].filter(
    (channel) => channel !== undefined,
  );
  // An embedded database has one process, so other claims are dead.
  if (embedded) await dropClaims(db);
  await warnOfUndelivered(db, channels, log);
  // Separate workers, so that mails do not wait for the platform API.
  const workers = channels.map(({ deliverers }) => startDeliveryWorker({ db, log, deliverers }));
  const stopErasing = eraseDaily({
    db,
    log,
    days: settings.SUBMISSION_RETENTION_DAYS,
    uploads: uploadFolder(settings),
  });
  return {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
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
  const { brandMail, confirmation, progress } = deliverByMail({
    transport,
    domain: MAIL_FROM.split("@").at(-1)!,
    to: MAIL_TO,
    letterhead: (site) => readLetterhead(sender, site),
    attachments: (reference) => readAttachments(db, reference),
  });
  return { deliverers: { "brand-mail": brandMail, confirmation, progress }, close: transport.close };
}

function platformChannel(settings: Settings, db: Database): Channel | undefined {
  const url = platformUrl(settings);
  if (!url) return undefined;
  const attachments = (reference: string) => readAttachments(db, reference);
  return { deliverers: { "platform-api": deliverToPlatform(url, attachments) } };
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
