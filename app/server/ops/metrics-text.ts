/** Prometheus text format 0.0.4 (docs/decisions/013-measurements-and-traces-without-packages.md). */
export type Labels = Readonly<Record<string, string>>;

export function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

const escapeLabel = (value: string) =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

type Metric = { name: string; help: string; type: "counter" | "gauge" };

export const writeMetric = (
  { name, help, type }: Metric,
  values: readonly (readonly [Labels, number])[],
): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${writeLabels(labels)} ${value}`),
    "",
  ].join("\n");

export type Histogram = {
  of: (labels: Labels) => (value: number) => void;
  write: () => string;
};

/** Per metric; further label sets count as `other`. */
const maxSeries = 4_000;

/** @param bounds ascending upper bounds, without +Inf */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  type Series = { labels: Labels; counts: number[]; count: number; sum: number };
  const series = new Map<string, Series>();
  const seriesOf = (labels: Labels): Series => {
    const key = Object.values(labels).join("\n");
    let found = series.get(key);
    if (!found && series.size >= maxSeries) {
      const other = Object.fromEntries(Object.keys(labels).map((label) => [label, "other"]));
      if (key !== Object.values(other).join("\n")) return seriesOf(other);
    }
    found ??= { labels, counts: bounds.map(() => 0), count: 0, sum: 0 };
    series.set(key, found);
    return found;
  };
  return {
    of: (labels) => {
      const found = seriesOf(labels);
      return (value) => {
        found.count += 1;
        found.sum += value;
        const bucket = bounds.findIndex((bound) => value <= bound);
        if (bucket >= 0) found.counts[bucket]! += 1;
      };
    },
    write: () => {
      const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
      for (const { labels, counts, count, sum } of series.values()) {
        let below = 0;
        counts.forEach((own, index) => {
          below += own;
          lines.push(`${name}_bucket${writeLabels({ ...labels, le: String(bounds[index]) })} ${below}`);
        });
        lines.push(`${name}_bucket${writeLabels({ ...labels, le: "+Inf" })} ${count}`);
        lines.push(
          `${name}_sum${writeLabels(labels)} ${sum}`,
          `${name}_count${writeLabels(labels)} ${count}`,
        );
      }
      return `${lines.join("\n")}\n`;
    },
  };
}
