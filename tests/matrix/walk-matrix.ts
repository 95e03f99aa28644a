import type { Browser } from "playwright-core";

import type { Cell } from "./cell.ts";
import { takeOut, type WithoutNames } from "./check.ts";
import type { Deployment } from "./deployment.ts";
import { type EngineName, launch } from "./engines.ts";
import { type Job, lookAtPage, withoutWindow } from "./look-at-page.ts";
import type { Options } from "./options.ts";
import { readWordsOf } from "./page-texts.ts";
import { createSpellers, type Speller } from "./spelling.ts";
import { type Visitor, visitSite } from "./visitor.ts";

/** Each has its own browser, because pages that render simultaneously in one browser block each other. */
const visitors = 2;

export type Walk = {
  /** Whether pictures show the full page, for comparison. */
  keepsWhole: boolean;
  /** Called with the version of each opened browser. */
  onBrowser: (name: EngineName, version: string) => void;
  /** Called with the cells of each page. */
  onCells: (cells: Cell[]) => Promise<void>;
};

/** Pages of this shard, in each browser. Consecutive pages are of one site. */
export function jobsOf({ browsers, sites, routes, widths, shard }: Options): Job[] {
  const pages = sites.flatMap((site) => routes.map((route) => ({ site, route, widths })));
  const [from, to] = [shard.index - 1, shard.index].map((part) =>
    Math.floor((part * pages.length) / shard.count),
  );
  return browsers.flatMap((browser) => pages.slice(from, to).map((page): Job => ({ browser, ...page })));
}

/** Checks every page of the matrix. */
export async function walkMatrix(options: Options, deployment: Omit<Deployment, "stop">, walk: Walk) {
  const jobs = jobsOf(options);
  const memory = rememberResponses(deployment);
  await Promise.all(
    Array.from({ length: Math.min(visitors, jobs.length) }, () =>
      walkAlong(jobs, options, deployment, memory, walk),
    ),
  );
}

type Place = { browser: Browser; name: EngineName; code: string; visitor: Visitor; speller: Speller };

/** Checks pages until the queue, which all visitors share, is empty. */
async function walkAlong(
  jobs: Job[],
  { retries, report }: Options,
  { address, sites }: Omit<Deployment, "stop">,
  { statusOf, englishTexts, withoutNames, spellerOf }: Memory,
  { keepsWhole, onBrowser, onCells }: Walk,
) {
  let open: { name: EngineName; browser: Browser } | undefined;
  let at: Place | undefined;
  const leave = async () => {
    // Fails if the browser has crashed.
    await at?.visitor.leave().catch(() => {});
    at?.speller.close();
    at = undefined;
  };
  const browserOf = async (name: EngineName): Promise<Browser> => {
    if (open?.name === name && open.browser.isConnected()) return open.browser;
    await open?.browser.close();
    open = undefined;
    const browser = await launch(name);
    open = { name, browser };
    onBrowser(name, browser.version());
    return browser;
  };
  const arrive = async ({ browser: name, site }: Job): Promise<Place> => {
    await leave();
    const browser = await browserOf(name);
    const visitor = await visitSite(browser, name, address(site.code, "/"));
    return { browser, name, code: site.code, visitor, speller: await spellerOf(site) };
  };
  const isThere = ({ browser, site }: Job) =>
    at?.code === site.code && at.name === browser && at.browser.isConnected();
  try {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { code } = job.site;
      try {
        if (!isThere(job)) at = await arrive(job);
      } catch (error) {
        await onCells(withoutWindow(job, error));
        continue;
      }
      const { visitor, speller } = at!;
      const surroundings = {
        sites,
        withoutNames,
        englishTexts: await englishTexts(visitor, job.route),
        unknownWords: speller.unknownWords,
        statusOf: (path: string) => statusOf(code, path),
      };
      const looking = { keepsWhole, retries, report };
      await onCells(await lookAtPage(job, visitor, address(code, job.route), surroundings, looking));
    }
    await leave();
  } finally {
    await open?.browser.close();
  }
}

type Memory = {
  withoutNames: WithoutNames;
  spellerOf: ReturnType<typeof createSpellers>;
  statusOf: (code: string, path: string) => Promise<number>;
  englishTexts: (visitor: Visitor, route: string) => Promise<ReadonlySet<string>>;
};

/** Caches the status of each link per site, and the texts of each English page. */
function rememberResponses({ statusOf, htmlOf, known }: Omit<Deployment, "stop">): Memory {
  const statuses = new Map<string, Promise<number>>();
  const texts = new Map<string, Promise<ReadonlySet<string>>>();
  const remembered = <Value>(map: Map<string, Promise<Value>>, key: string, ask: () => Promise<Value>) => {
    if (!map.has(key)) map.set(key, ask());
    return map.get(key)!;
  };
  return {
    withoutNames: takeOut(known.names),
    spellerOf: createSpellers(known.words),
    statusOf: (code, path) => remembered(statuses, `${code} ${path}`, () => statusOf(code, path)),
    englishTexts: ({ page, plainPage }, route) =>
      remembered(texts, route, async () => {
        const words = await readWordsOf(plainPage ?? page, await htmlOf("en", route));
        return new Set(words.map((text) => text.replaceAll("\u00a0", " ")));
      }),
  };
}
