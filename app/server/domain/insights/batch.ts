import {
  bucketOf,
  type TimingName,
  timingMetrics,
  timingNames,
  type Timings,
} from "../../ops/page-timings.ts";

export type MissedKind = "address" | "search";

export type MissedRow = { site: string; day: string; kind: MissedKind; text: string; count: number };

export type TimingCounts = {
  site: string;
  day: string;
  route: string;
  metric: TimingName;
  /** Count per bucket of `timingMetrics`, and above the last bound. */
  counts: number[];
};

/** Further entries are not counted until the next write. */
const maxEntries = 1_000;

/** Characters. Longer paths are unlikely to be moved pages. */
export const maxMissedLength = 200;

/** Paths that scanners request on every server. */
const probes =
  /^\/(?:\.|wp-(?:admin|includes|login|json)|xmlrpc|cgi-bin|phpmyadmin|vendor\/|actuator|owa\/|boaform)|\/\.(?:env|git|aws|ssh|svn)|\.(?:env|sql|bak|cgi|ini|yml)$/i;

/** Words that may identify a person. */
const personal = /@|^(?:\+|00)[\d\s()/-]{8,}$/;

function countable(kind: MissedKind, text: string): string | undefined {
  const written = kind === "search" ? text.toLowerCase().toWellFormed() : text;
  const isLeftOut =
    written === "" ||
    written.length > maxMissedLength ||
    personal.test(written) ||
    (kind === "address" && probes.test(written));
  return isLeftOut ? undefined : written;
}

export type Batch = { missed: MissedRow[]; timings: TimingCounts[] };

export function createBatch() {
  const missed = new Map<string, MissedRow>();
  const timings = new Map<string, TimingCounts>();

  function addTo<Row>(rows: Map<string, Row>, key: string, make: () => Row, change: (row: Row) => void) {
    const row = rows.get(key) ?? (rows.size < maxEntries ? make() : undefined);
    if (!row) return;
    rows.set(key, row);
    change(row);
  }

  const addMissed = ({ count, ...row }: MissedRow) =>
    addTo(
      missed,
      `${row.day} ${row.site} ${row.kind} ${row.text}`,
      () => ({ ...row, count: 0 }),
      (stored) => (stored.count += count),
    );

  const addCounts = ({ counts, ...row }: TimingCounts) =>
    addTo(
      timings,
      `${row.day} ${row.site} ${row.route} ${row.metric}`,
      () => ({ ...row, counts: counts.map(() => 0) }),
      (stored) => counts.forEach((count, index) => (stored.counts[index]! += count)),
    );

  return {
    miss: (kind: MissedKind, { site, day, text }: Pick<MissedRow, "site" | "day" | "text">) => {
      const counted = countable(kind, text);
      if (counted !== undefined) addMissed({ site, day, kind, text: counted, count: 1 });
    },
    time: (place: Pick<TimingCounts, "site" | "day" | "route">, given: Timings) => {
      for (const metric of timingNames) {
        const value = given[metric];
        if (value === undefined) continue;
        const { bounds, divisor } = timingMetrics[metric];
        const counts = Array.from({ length: bounds.length + 1 }, () => 0);
        counts[bucketOf(metric, value / divisor)] = 1;
        addCounts({ ...place, metric, counts });
      }
    },
    take: (): Batch => {
      const taken = { missed: [...missed.values()], timings: [...timings.values()] };
      missed.clear();
      timings.clear();
      return taken;
    },
    putBack: (batch: Batch) => {
      batch.missed.forEach(addMissed);
      batch.timings.forEach(addCounts);
    },
  };
}
