import * as v from "valibot";

import { type PageDefinition, pages as sitePages } from "../site/pages.ts";
import type { Database } from "./data/database/client.server.ts";
import type { TimingCounts } from "./domain/insights/batch.ts";
import { listEntries, listMissed, listTimings } from "./domain/insights/insights.repo.server.ts";
import { daysAgo } from "./domain/insights/open-insights.server.ts";
import { createGuesser, type Guesser } from "./guess-redirect.ts";

export const insightsRequest = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3_650)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
});

export type InsightsRequest = v.InferOutput<typeof insightsRequest>;

type Missed = { site: string; text: string; count: number };

export type InsightsReport = {
  /** Most frequent first. */
  addresses: (Missed & { guess?: string })[];
  searches: Missed[];
  /** Sum over all days. */
  timings: Omit<TimingCounts, "day">[];
};

/** @param request an `InsightsRequest` from the socket */
export async function readInsights(db: Database, request: unknown): Promise<InsightsReport> {
  const { days, limit } = v.parse(insightsRequest, request);
  const after = daysAgo(days);
  const addresses = await listMissed(db, "address", after, limit);
  const guessers = new Map<string, Guesser>();
  if (addresses.length > 0) {
    const pathsOn = await listPaths(db);
    for (const { site } of addresses)
      if (!guessers.has(site)) guessers.set(site, createGuesser(pathsOn(site)));
  }
  return {
    addresses: addresses.map((row) => {
      const guess = guessers.get(row.site)!(row.text);
      return guess === undefined ? row : { ...row, guess };
    }),
    searches: await listMissed(db, "search", after, limit),
    timings: sumOf((await listTimings(db, after)) as Omit<TimingCounts, "day">[]),
  };
}

async function listPaths(db: Database): Promise<(site: string) => string[]> {
  const { products, categories, certificates, pages } = await listEntries(db);
  const none = { pages: [], categories: [], products: [], certificates: [], finders: [] };
  const common = [
    ...Object.values<PageDefinition>(sitePages).flatMap(({ sitemap }) => sitemap(none)),
    ...products.map((slug) => `/product/${slug}`),
    ...categories.map((slug) => `/category/${slug}`),
    ...certificates.map((slug) => `/certificates/${slug}`),
  ];
  return (site) => [
    ...common,
    ...pages
      .filter((entry) => entry.slug !== "home" && (entry.site === null || entry.site === site))
      .map(({ slug }) => `/${slug}`),
  ];
}

const sumOf = (rows: readonly Omit<TimingCounts, "day">[]) =>
  Array.from(
    Map.groupBy(rows, ({ site, route, metric }) => `${site} ${route} ${metric}`).values(),
    ([first, ...others]) => ({
      ...first!,
      counts: others.reduce(
        (total, { counts }) => total.map((count, index) => count + (counts[index] ?? 0)),
        first!.counts,
      ),
    }),
  );
