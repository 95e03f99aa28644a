import type { Database } from "../../data/database/client.server.ts";
import type { Log } from "../../ops/log.server.ts";
import { removeAbandonedUploads } from "../../uploads/unnamed-file.server.ts";
import { eraseSubmissions } from "./erase-submissions.repo.server.ts";
import { deleteUnconfirmed, endNotified } from "./subscriptions.repo.server.ts";

const day = 24 * 60 * 60 * 1_000;

export const retentionLimit = (days: number): Date => new Date(Date.now() - days * day);

const hour = 60 * 60 * 1_000;

type EraseOptions = {
  db: Database;
  log: Log;
  days: number;
  uploads: string;
};

/** Erases what has expired, and abandoned uploads, now and every hour. Safe in several processes. */
export function eraseExpired({ db, log, days, uploads }: EraseOptions): () => void {
  const erase = async () => {
    await removeUploads(uploads, log);
    try {
      const erased = await eraseSubmissions(db, retentionLimit(days));
      if (erased > 0) log.info({ erased }, "submissions past their retention period erased");
      const unconfirmed = await deleteUnconfirmed(db);
      if (unconfirmed > 0) log.info({ unconfirmed }, "subscriptions without a confirmation deleted");
      const notified = await endNotified(db);
      if (notified > 0) log.info({ notified }, "subscriptions ended after their only mail");
    } catch (error) {
      log.error({ err: error }, "old submissions could not be erased");
    }
  };
  void erase();
  const timer = setInterval(erase, hour).unref();
  return () => clearInterval(timer);
}

async function removeUploads(folder: string, log: Log) {
  try {
    const removed = await removeAbandonedUploads(folder);
    if (removed > 0) log.warn({ removed }, "uploads of a killed process removed");
  } catch (error) {
    log.error({ err: error }, "abandoned uploads could not be removed");
  }
}
