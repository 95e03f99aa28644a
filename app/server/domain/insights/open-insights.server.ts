import type { DatabaseHandle } from "../../data/database/client.server.ts";
import { utcDay } from "../../data/database/revision.repo.server.ts";
import type { Log } from "../../ops/log.server.ts";
import { createPageTimings, type Timings } from "../../ops/page-timings.ts";
import type { Settings } from "../../ops/settings.server.ts";
import { createBatch, type MissedKind } from "./batch.ts";
import { eraseInsights, storeBatch } from "./insights.repo.server.ts";

export type Insights = {
  /** Counts in memory; written to the database within some seconds. */
  miss: (kind: MissedKind, site: string, text: string) => void;
  time: (site: string, route: string, timings: Timings) => void;
  /** In the text format of Prometheus. */
  writeMetrics: () => string;
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

/** Milliseconds between writes. A killed process loses the counts since the last one. */
const pause = 5_000;

const day = 24 * 60 * 60 * 1_000;

export const daysAgo = (days: number): string => utcDay(new Date(Date.now() - days * day));

export function openInsights(
  { db }: Pick<DatabaseHandle, "db">,
  { INSIGHTS_DAYS: days }: Pick<Settings, "INSIGHTS_DAYS">,
  log: Log,
): Insights {
  const batch = createBatch();
  const timings = createPageTimings();
  let erasedOn: string | undefined;

  async function write() {
    const taken = batch.take();
    try {
      await storeBatch(db, taken);
      const today = utcDay();
      if (erasedOn === today) return;
      await eraseInsights(db, daysAgo(days));
      erasedOn = today;
    } catch (error) {
      batch.putBack(taken);
      log.warn({ err: error }, "what visitors missed could not be counted");
    }
  }

  let writing = Promise.resolve();
  const flush = () => (writing = writing.then(write));
  const timer = setInterval(flush, pause).unref();
  return {
    miss: (kind, site, text) => {
      if (days > 0) batch.miss(kind, { site, day: utcDay(), text });
    },
    time: (site, route, given) => {
      timings.observe(site, route, given);
      if (days > 0) batch.time({ site, day: utcDay(), route }, given);
    },
    writeMetrics: timings.write,
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
