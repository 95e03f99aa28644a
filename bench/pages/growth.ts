/** Whether a kept page stays as fast with many pages beside it, on many sites and with two processes. */
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { languageTagOf, type LocaleCode, localeCodes } from "#app/site/markets.ts";
import { listSearchOf } from "#app/site/product-list-search.ts";
import { stringifySearch } from "#app/site/search-params.ts";
import { fetchFrom } from "#tests/support/server.ts";

import { percentile } from "../report.ts";
import { onGeneratorCore } from "./cores.ts";
import { type Load, load, medians, type Rounds, type Sample } from "./load.ts";
import { type Measurement, round, type Row } from "./measurement.ts";
import { type Stage, usualHost } from "./stage.ts";

/** Only what is asked for is kept, and no page leaves. Megabytes. */
const environment = { PAGE_WARM_UP: "off", PAGE_CACHE_MB: "8192" };

const headers = { "accept-encoding": "br" };
const path = "/category/mice";

type SiteEntry = ReturnType<typeof loadContent>["sites"]["value"]["sites"][number];

/** One of what is compared: `of` names it, its loads come at once. */
type Variant = { of: string; loads: Load[] };

export const growth: Measurement = {
  title: "A kept page while there is more of everything (brotli)",
  note: "Ratios are to the first row of the same kind. Where there are two cores, all servers share one.",
  run: async (stage, quick) => {
    const rounds = quick ? { rounds: 3, seconds: 0.5 } : { rounds: 7, seconds: 3 };
    const kinds = [
      () => withPages(stage, quick ? [10, 100, 300] : [10, 100, 1_000, 10_000]),
      () => withSites(stage),
      () => (stage.hasPostgres ? withProcesses(stage) : []),
    ];
    const rows: Row[] = [];
    for (const variants of kinds) {
      rows.push(...(await compareInTurn(await variants(), rounds)));
      await stage.stopServers();
    }
    return rows;
  },
};

/** A server for each number, so that all can be asked in turn. */
async function withPages(stage: Stage, numbers: number[]): Promise<Variant[]> {
  const variants: Variant[] = [];
  for (const pages of numbers) {
    const server = await stage.startSite({ environment });
    // Two are there already: the home page, and the one that is measured after it was first asked for.
    for (let index = 2; index < pages; index++)
      await fetchFrom(server.port, usualHost, filteredPage(index), { headers });
    variants.push({ of: `${pages} pages`, loads: [{ server, path, headers, status: 200 }] });
  }
  return variants;
}

/** An address that is kept as a page of its own: a list by its lowest and highest price. */
function filteredPage(index: number): string {
  const search = { min: String(1 + (index % 100)), max: String(200 + Math.floor(index / 100)) };
  return `${path}${stringifySearch(listSearchOf(search))}`;
}

/** As many as there are locales: a deployment has one site of each at most. */
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

/** Nobody has translated the content for it, so its texts are English there. */
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

/** The one that is measured alone has nothing to do while the two are. */
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

/** A round of each in turn, so that a machine that is busy for a while is so for all. The first is not counted. */
const compareInTurn = (variants: Variant[], rounds: Rounds): Promise<Row[]> =>
  onGeneratorCore(() => compareFromHere(variants, rounds));

async function compareFromHere(variants: Variant[], { rounds, seconds }: Rounds): Promise<Row[]> {
  const samples: Sample[][] = variants.map(() => []);
  for (let number = 0; number <= rounds; number++) {
    for (const [index, { loads }] of variants.entries()) {
      const sample = together(await Promise.all(loads.map((wanted) => load(wanted, { seconds }))));
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

/** What servers do at once: their rates add up, and a visitor may meet the slower one. */
function together(samples: readonly Sample[]): Sample {
  const of = (name: keyof Sample) => samples.map((sample) => sample[name]);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    rate: sum(of("rate")),
    p50: Math.max(...of("p50")),
    p99: Math.max(...of("p99")),
    busy: sum(of("busy")),
  };
}
