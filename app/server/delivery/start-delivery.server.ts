import type { Database, DatabaseHandle } from "../db/client.server.ts";
import type { Log } from "../log.server.ts";
import { createMailTransport, type MailTransport } from "../mail/mail-transport.server.ts";
import type { Settings } from "../settings.server.ts";
import { readLetterhead } from "../sites/sites.repo.server.ts";
import { countPending, dropClaims } from "./delivery.repo.server.ts";
import { type DeliveryTarget, deliveryTargets } from "./delivery-targets.ts";
import { type DeliveryWorker, startDeliveryWorker } from "./delivery-worker.server.ts";
import { deliverByMail } from "./deliver-by-mail.server.ts";
import { deliverToPlatform } from "./deliver-to-platform.server.ts";
import { eraseDaily } from "./erase-daily.server.ts";
import type { Deliver } from "./stored-submission.ts";

type DeliveryOptions = {
  settings: Settings;
  log: Log;
  database: DatabaseHandle;
};

/** What happens to submissions after they are stored: they are delivered, and in the end erased. */
export async function startDelivery({ settings, log, database }: DeliveryOptions): Promise<DeliveryWorker> {
  const { db, embedded } = database;
  const transport = mailTransport(settings);
  const targets = deliverers(settings, transport, db);
  // Only one process at a time holds an embedded database, so whoever claimed something is dead.
  if (embedded) await dropClaims(db);
  await warnOfWaiting(database, targets, log);
  const worker = startDeliveryWorker({ db, log, targets });
  const stopErasing = eraseDaily({ db, log, days: settings.SUBMISSION_RETENTION_DAYS });
  return {
    wake: worker.wake,
    close: async () => {
      stopErasing();
      await worker.close();
      transport?.close();
    },
  };
}

const mailTransport = ({ SMTP_URL, MAIL_FROM }: Settings) =>
  SMTP_URL && MAIL_FROM ? createMailTransport({ url: SMTP_URL, from: MAIL_FROM }) : undefined;

function deliverers(
  { MAIL_FROM, MAIL_TO, PLATFORM_API_URL }: Settings,
  transport: MailTransport | undefined,
  db: Database,
): Partial<Record<DeliveryTarget, Deliver>> {
  const mail =
    transport && MAIL_FROM && MAIL_TO
      ? deliverByMail({
          transport,
          domain: MAIL_FROM.split("@").at(-1)!,
          to: MAIL_TO,
          letterhead: (site) => readLetterhead(db, site),
        })
      : undefined;
  return {
    ...(mail && { "brand-mail": mail.brandMail, confirmation: mail.confirmation }),
    ...(PLATFORM_API_URL && { "platform-api": deliverToPlatform(PLATFORM_API_URL) }),
  };
}

/** Nothing is lost, but nobody is told: an operator should know. */
async function warnOfWaiting(
  { db }: DatabaseHandle,
  targets: Partial<Record<DeliveryTarget, Deliver>>,
  log: Log,
) {
  if (Object.keys(targets).length === 0) {
    log.warn(
      "submissions are stored but not delivered: set SMTP_URL, MAIL_FROM and MAIL_TO, or PLATFORM_API_URL",
    );
  }
  const pending = await countPending(db);
  for (const target of deliveryTargets) {
    const count = pending.get(target);
    if (count && !targets[target])
      log.warn({ target, count }, "deliveries wait for a target that is not set");
  }
}
