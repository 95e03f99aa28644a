import { createHistogram } from "./metrics-text.ts";

type TimingMetric = {
  name: string;
  help: string;
  /** Ascending upper bounds, without +Inf. */
  bounds: readonly number[];
  /** Divisor of the browsers' values. */
  divisor: number;
  unit: "s" | "";
};

const milliseconds = { divisor: 1_000, unit: "s" } as const;

/** The bounds include Google's thresholds of good and poor (https://web.dev/articles/vitals). */
export const timingMetrics = {
  LCP: {
    name: "browser_largest_contentful_paint_seconds",
    help: "Until the largest text or picture of the first screen is painted",
    bounds: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    ...milliseconds,
  },
  INP: {
    name: "browser_interaction_to_next_paint_seconds",
    help: "From a click, tap or key until the next painting, of the slowest interactions",
    bounds: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    ...milliseconds,
  },
  CLS: {
    name: "browser_cumulative_layout_shift",
    help: "Share of the screen that moved by itself",
    bounds: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    divisor: 1,
    unit: "",
  },
  TTFB: {
    name: "browser_time_to_first_byte_seconds",
    help: "From the beginning of the navigation until the first byte of the page",
    bounds: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
    ...milliseconds,
  },
} as const satisfies Record<string, TimingMetric>;

export type TimingName = keyof typeof timingMetrics;

export const timingNames = Object.keys(timingMetrics) as TimingName[];

export type Timings = Partial<Record<TimingName, number>>;

export type TimingRow = { site: string; route: string; metric: TimingName; counts: number[] };

/** Index of the bucket; the last one has no upper bound. */
export function bucketOf(metric: TimingName, value: number): number {
  const index = timingMetrics[metric].bounds.findIndex((bound) => value <= bound);
  return index < 0 ? timingMetrics[metric].bounds.length : index;
}

/** Interpolates within the bucket, as Prometheus' `histogram_quantile`. @returns undefined without values */
export function quantileOf(metric: TimingName, counts: readonly number[], share: number): number | undefined {
  const { bounds } = timingMetrics[metric];
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let left = share * total;
  for (const [index, count] of counts.entries()) {
    const lower = bounds[index - 1] ?? 0;
    const upper = bounds[index];
    if (upper === undefined) return bounds.at(-1);
    if (left <= count) return lower + (upper - lower) * (left / count);
    left -= count;
  }
  return bounds.at(-1);
}

export function createPageTimings() {
  const histograms = timingNames.map((metric) => {
    const { name, help, bounds } = timingMetrics[metric];
    return [metric, createHistogram(name, help, bounds)] as const;
  });
  /** @param timings in the browsers' units */
  const observe = (site: string, route: string, timings: Timings) => {
    for (const [metric, histogram] of histograms) {
      const value = timings[metric];
      if (value !== undefined) histogram.of({ route, site })(value / timingMetrics[metric].divisor);
    }
  };
  return { observe, write: () => histograms.map(([, { write }]) => write()).join("") };
}
