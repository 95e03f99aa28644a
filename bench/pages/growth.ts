/** Cache hits with many cached pages, many sites and two processes. */
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { languageTagOf, type LocaleCode, localeCodes } from "#app/site/markets.ts";
import { listSearchOf } from "#app/site/product-list-search.ts";
import { stringifySearch } from "#app/site/search-params.ts";
import { fetchFrom } from "#tests/support/server.ts";

import { percentile } from "../report.ts";
import { onGeneratorCore } from "./cores.ts";
import { type Load, load, medians, type Rounds, type Sample } from "./load.ts";
import { type Measurement, round, type Row } from "./measurement.ts";
import { defaultHost, type Stage } from "./stage.ts";

/** No warm-up and no eviction. Megabytes. */
const environment = { PAGE_WARM_UP: "off", PAGE_CACHE_MB: "8192" };

const headers = { "accept-encoding": "br" };
const path = "/category/mice";

type SiteEntry = ReturnType<typeof loadContent>["sites"]["value"]["sites"][number];

type Variant = { of: string; loads: Load[] };

export const growth: Measurement = {
  title: "Cache hits with more pages, sites and processes (brotli)",
  note: "Ratios are relative to the first row of the same kind. With two cores, all servers share one.",
  run: async (stage, quick) => {
    const rounds = quick ? { rounds: 3, seconds: 0.5 } : { rounds: 7, seconds: 3 };
    const kinds = [
      () => withPages(stage, quick ? [10, 100, 300] : [10, 100, 1_000, 10_000]),
      () => withSites(stage),
      () => (stage.hasPostgres ? withProcesses(stage) : []),
    ];
    const rows: Row[] = [];
    for (const variants of kinds) {
      rows.push(...(await compareAlternating(await variants(), rounds)));
      await stage.stopServers();
    }
    return rows;
  },
};

async function withPages(stage: Stage, numbers: number[]): Promise<Variant[]> {
  const variants: Variant[] = [];
  for (const pages of numbers) {
    const server = await stage.startSite({ environment });
    for (let index = 2; index < pages; index++)
      await fetchFrom(server.port, defaultHost, filteredPage(index), { headers });
    variants.push({ of: `${pages} pages`, loads: [{ server, path, headers, status: 200 }] });
  }
  return variants;
}

/** URL of a separately cached page: a list with a price range. */
function filteredPage(index: number): string {
  const search = { min: String(1 + (index % 100)), max: String(200 + Math.floor(index / 100)) };
  return `${path}${stringifySearch(listSearchOf(search))}`;
}

/** One site per locale, the maximum of a deployment. */
async function withSites(stage: Stage): Promise<Variant[]> {
  const content = loadContent();
  const { sites } = content.sites.value;
  const present = new Set(sites.map(({ code }) => code));
  const more = localeCodes.filter((code) => !present.has(code)).map(siteOf);
  const demo = sites.length;
  sites.push(...more);
  const server = await stage.startSite({ database: await stage.databaseWith(content), environment });
  return [1, 5, demo, sites.length].map((number) => ({
    of: `${number} sites`,
    loads: [{ server, requests: sites.slice(0, number).map(pageOf), status: 200 }],
  }));
}

const siteOf = (code: LocaleCode): SiteEntry => ({
  code,
  languageTag: languageTagOf(code),
  name: code,
  currency: "EUR",
  theme: "default",
  greece: false,
  host: `${code}.ametrin.example`,
  aliases: [],
  localHosts: [`${code}.localhost`],
});

const pageOf = ({ code }: SiteEntry) => ({ path, headers: { ...headers, host: `${code}.localhost` } });

/** The single process is idle while the two are measured. */
async function withProcesses(stage: Stage): Promise<Variant[]> {
  const loadOf = async (core: number): Promise<Load> => ({
    server: await stage.startSite({ environment, core }),
    path,
    headers,
    status: 200,
  });
  return [
    { of: "1 process", loads: [await loadOf(0)] },
    { of: "2 processes", loads: [await loadOf(0), await loadOf(1)] },
  ];
}

/** Alternates rounds, so that disturbances affect all variants. The first round is not counted. */
const compareAlternating = (variants: Variant[], rounds: Rounds): Promise<Row[]> =>
  onGeneratorCore(() => compareFromHere(variants, rounds));

async function compareFromHere(variants: Variant[], { rounds, seconds }: Rounds): Promise<Row[]> {
  const samples: Sample[][] = variants.map(() => []);
  for (let number = 0; number <= rounds; number++) {
    for (const [index, { loads }] of variants.entries()) {
      const sample = combine(await Promise.all(loads.map((wanted) => load(wanted, { seconds }))));
      if (number > 0) samples[index]!.push(sample);
    }
  }
  return variants.map(({ of }, index) => {
    const { rate, p50, p99 } = medians(samples[index]!);
    const ratios = samples[index]!.map((sample, number) => sample.rate / samples[0]![number]!.rate);
    return {
      of,
      "requests/s": round(rate),
      "p50 ms": round(p50, 2),
      "p99 ms": round(p99, 2),
      "ratio of rates": round(percentile(ratios, 50), 2),
    };
  });
}

/** Sums the rates and takes the worst response times. */
function combine(samples: readonly Sample[]): Sample {
  const of = (name: keyof Sample) => samples.map((sample) => sample[name]);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    rate: sum(of("rate")),
    p50: Math.max(...of("p50")),
    p99: Math.max(...of("p99")),
    busy: sum(of("busy")),
  };
}
