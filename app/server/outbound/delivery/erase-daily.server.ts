import type { Database } from "../../data/database/client.server.ts";
import type { Log } from "../../ops/log.server.ts";
import { removeAbandonedUploads } from "../../uploads/unnamed-file.server.ts";
import { eraseSubmissions } from "./erase-submissions.repo.server.ts";

const day = 24 * 60 * 60 * 1_000;

export const retentionLimit = (days: number): Date => new Date(Date.now() - days * day);

type EraseOptions = {
  db: Database;
  log: Log;
  days: number;
  uploads: string;
};

/** Erases expired submissions and abandoned uploads now and daily. Safe in several processes. */
export function eraseDaily({ db, log, days, uploads }: EraseOptions): () => void {
  const erase = async () => {
    await removeUploads(uploads, log);
    try {
      const erased = await eraseSubmissions(db, retentionLimit(days));
      if (erased > 0) log.info({ erased }, "submissions past their retention period erased");
    } catch (error) {
      log.error({ err: error }, "old submissions could not be erased");
    }
  };
  void erase();
  const timer = setInterval(erase, day).unref();
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
