/** Milliseconds. */
export type Timing = { p50: number; p95: number };

/** Nearest-rank percentile. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export function markdownTable(sizes: readonly number[], results: ReadonlyMap<string, Timing[]>): string {
  const cell = ({ p50, p95 }: Timing) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
  const growth = (timings: readonly Timing[]) => `× ${(timings.at(-1)!.p95 / timings[0]!.p95).toFixed(1)}`;
  return [
    line([
      "p50 / p95 in ms",
      ...sizes.map((size) => `${size.toLocaleString("en")} products`),
      "growth of p95",
    ]),
    line(["---", ...sizes.map(() => "---:"), "---:"]),
    ...[...results].map(([name, timings]) => line([name, ...timings.map(cell), growth(timings)])),
  ].join("\n");
}

export function rowsTable(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cell = (value: string | number | undefined) =>
    typeof value === "number" ? value.toLocaleString("en", { maximumFractionDigits: 3 }) : (value ?? "");
  const cells = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const isText = names.map((name) => typeof rows[0]![name] === "string");
  const padded = (row: string[]) =>
    line(
      row.map((text, column) =>
        isText[column] ? text.padEnd(widths[column]!) : text.padStart(widths[column]!),
      ),
    );
  const rule = line(
    widths.map((width, column) => (isText[column] ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)),
  );
  return [padded(cells[0]!), rule, ...cells.slice(1).map(padded)].join("\n");
}

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
