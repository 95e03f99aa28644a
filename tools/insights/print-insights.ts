import type { InsightsReport } from "#app/server/read-insights.server.ts";
import { quantileOf, type TimingName, timingMetrics, timingNames } from "#app/server/ops/page-timings.ts";

const column = (text: string, width: number) => text.padEnd(width);
const number = (count: number) => count.toLocaleString("en").padStart(9);

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Removes control characters of URLs, which terminals would interpret. */
const printable = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "�");

const section = (title: string, lines: readonly string[]) => [
  title,
  ...(lines.length > 0 ? lines : ["  none"]),
  "",
];

export function printInsights({ addresses, searches, timings }: InsightsReport, days: number): string[] {
  const sites = [...addresses, ...searches, ...timings].map(({ site }) => site.length);
  const width = Math.max(4, ...sites) + 2;
  return [
    ...section(
      `URLs that returned 404 in the last ${days} days, each with the most similar page (docs/search-and-addresses.md describes redirects.csv):`,
      addresses.map(
        ({ count, site, text, guess }) =>
          `${number(count)}  ${column(site, width)}${printable(decode(text))}${guess === undefined ? "" : `  →  ${guess}`}`,
      ),
    ),
    ...section(
      "Searches without a result:",
      searches.map(({ count, site, text }) => `${number(count)}  ${column(site, width)}${printable(text)}`),
    ),
    ...section("Page timings in browsers (75th percentile):", tableOf(timings, width)),
  ];
}

function tableOf(timings: InsightsReport["timings"], width: number): string[] {
  const rows = [...Map.groupBy(timings, ({ site, route }) => `${site} ${route}`).values()];
  if (rows.length === 0) return [];
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const visits = (row: InsightsReport["timings"]) => Math.max(...row.map(({ counts }) => total(counts)));
  const head = `${"pages".padStart(9)}  ${column("site", width)}${column("route", 24)}${timingNames.map((name) => name.padStart(9)).join("")}`;
  return [
    head,
    ...rows
      .toSorted((a, b) => visits(b) - visits(a))
      .map((row) => {
        const { site, route } = row[0]!;
        const values = timingNames.map((name) =>
          shown(name, row.find(({ metric }) => metric === name)?.counts),
        );
        return `${number(visits(row))}  ${column(site, width)}${column(route, 24)}${values.join("")}`;
      }),
  ];
}

function shown(metric: TimingName, counts: readonly number[] = []): string {
  const value = quantileOf(metric, counts, 0.75);
  if (value === undefined) return "–".padStart(9);
  const { unit } = timingMetrics[metric];
  return `${value.toFixed(unit === "" ? 3 : 2)}${unit && ` ${unit}`}`.padStart(9);
}
