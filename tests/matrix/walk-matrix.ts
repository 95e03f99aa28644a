import { type Browser, chromium } from "playwright-core";

import { chromiumFlags } from "../../scripts/chromium.mjs";
import type { Cell } from "./cell.ts";
import type { Deployment } from "./deployment.ts";
import { type Job, lookAtPage } from "./look-at-page.ts";
import { takeOut, type WithoutNames } from "./check.ts";
import { everySite, type Options } from "./options.ts";
import { readWordsOf } from "./page-texts.ts";
import { type Visitor, visitSite } from "./visitor.ts";

/** Each has a browser of its own: pages that are drawn at once in one browser wait for each other. */
const visitors = 2;

/**
 * Looks at every page of the matrix.
 * @param keepsWhole whole pages are kept as pictures, to be compared
 * @param onCells is told the cells of each page
 */
export async function walkMatrix(
  { sites, routes, widths }: Options,
  deployment: Deployment,
  keepsWhole: boolean,
  onCells: (cells: Cell[]) => void,
): Promise<Cell[]> {
  const jobs = sites.flatMap((site) => routes.map((route): Job => ({ site, route, widths })));
  const memory = rememberResponses(deployment);
  const cells: Cell[] = [];
  const walk = async () => {
    const browser = await launch();
    try {
      await walkAlong(browser, jobs, deployment, memory, keepsWhole, (found) => {
        cells.push(...found);
        onCells(found);
      });
    } finally {
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(visitors, jobs.length) }, walk));
  return cells;
}

/** Takes one page after the other until none is left; the other visitors take from the same list. */
async function walkAlong(
  browser: Browser,
  jobs: Job[],
  { address }: Deployment,
  { statusOf, englishTexts, withoutNames }: Memory,
  keepsWhole: boolean,
  onCells: (cells: Cell[]) => void,
) {
  let at: { code: string; visitor: Visitor } | undefined;
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { code } = job.site;
    if (at?.code !== code) {
      await at?.visitor.leave();
      at = { code, visitor: await visitSite(browser, address(code, "/")) };
    }
    const surroundings = {
      sites: everySite,
      withoutNames,
      isTranslated: code !== "ar",
      englishTexts: await englishTexts(at.visitor, job.route),
      statusOf: (path: string) => statusOf(code, path),
    };
    onCells(await lookAtPage(job, at.visitor, address(code, job.route), surroundings, keepsWhole));
  }
  await at?.visitor.leave();
}

type Memory = {
  withoutNames: WithoutNames;
  statusOf: (code: string, path: string) => Promise<number>;
  englishTexts: (visitor: Visitor, route: string) => Promise<ReadonlySet<string>>;
};

/** Every link is followed once for each site, and every English page is read once. */
function rememberResponses({ statusOf, htmlOf, names }: Deployment): Memory {
  const statuses = new Map<string, Promise<number>>();
  const texts = new Map<string, Promise<ReadonlySet<string>>>();
  const remembered = <Value>(map: Map<string, Promise<Value>>, key: string, ask: () => Promise<Value>) => {
    if (!map.has(key)) map.set(key, ask());
    return map.get(key)!;
  };
  return {
    withoutNames: takeOut(names),
    statusOf: (code, path) => remembered(statuses, `${code} ${path}`, () => statusOf(code, path)),
    englishTexts: ({ plainPage }, route) =>
      remembered(texts, route, async () => {
        const words = await readWordsOf(plainPage, await htmlOf("en", route));
        return new Set(words.map((text) => text.replaceAll("\u00a0", " ")));
      }),
  };
}

const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM || undefined,
    args: [...chromiumFlags, "--disable-background-networking"],
  });
