import { join } from "node:path";
import { parseArgs } from "node:util";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { product } from "#tests/support/page-examples.ts";
import { missingPath, paths } from "#tests/support/paths.ts";
import { sites } from "#tests/support/sites.ts";

import type { Site } from "./check.ts";
import { type EngineName, engineNames, engines, isInstalled } from "./engines.ts";

/** `index` from 1 to `count`. */
export type Shard = { index: number; count: number };

export type Options = {
  browsers: EngineName[];
  sites: Site[];
  routes: string[];
  widths: number[];
  shard: Shard;
  /** Number of repeated attempts for a page with findings. */
  retries: number;
  /** Stores the pictures in `baseline` instead of comparing them. */
  accept: boolean;
  /** Folder of accepted pictures. */
  baseline: string;
  /** Folder of the report. */
  report: string;
};

export const usage = `npm run matrix                 every site, route and width, in every browser that is installed
npm run matrix -- --site bg    these sites alone: ${sites.map(({ code }) => code).join(", ")}
  --route /faq                 these routes, each a path that begins with /
  --width 360                  windows of these widths, in pixels
  --browser firefox            these browsers: ${engineNames.join(", ")}
  --shard 2/4                  the second quarter of the pages
  --retries 1                  how often a failing page is looked at again, with a trace; what passes then is flaky
  --accept                     stores the pictures as accepted; later runs fail where they differ
  --baseline FOLDER            accepted pictures, instead of those in .matrix
  --report FOLDER              writes report.html, results.json, junit.xml, pictures and traces there instead of into
                               test-results/matrix
Each of the first four may stand several times, or have several values with commas between them.`;

export class OptionError extends Error {}

const usualFolder = join(projectRoot, "test-results/matrix");
const usualBaseline = join(projectRoot, ".matrix");

const everyRoute = [...paths, `/search?q=${product}`, missingPath];
/** Phone, tablet and desktop, on both sides of the breakpoints with the largest layout changes. */
const everyWidth = [360, 768, 1440];

const mostRetries = 5;

/** @throws {OptionError} with the given and the expected value */
export function parseOptions(args: string[]): Options {
  const { browser, site, route, width, shard, retries, accept, baseline, report } = parse(args);
  return {
    browsers: listOf(browser)
      .map(findBrowser)
      .concat(browser ? [] : engineNames.filter(isInstalled)),
    sites: listOf(site)
      .map(findSite)
      .concat(site ? [] : sites),
    routes: listOf(route)
      .map(checkRoute)
      .concat(route ? [] : everyRoute),
    widths: listOf(width)
      .map(parseWidth)
      .concat(width ? [] : everyWidth)
      .sort((a, b) => a - b),
    shard: parseShard(shard ?? "1/1"),
    retries: parseRetries(retries ?? "1"),
    accept: accept ?? false,
    baseline: baseline || usualBaseline,
    report: report || usualFolder,
  };
}

function parse(args: string[]) {
  const list = { type: "string", multiple: true } as const;
  const one = { type: "string" } as const;
  try {
    return parseArgs({
      args,
      options: {
        browser: list,
        site: list,
        route: list,
        width: list,
        shard: one,
        retries: one,
        accept: { type: "boolean" },
        baseline: one,
        report: one,
      },
    }).values;
  } catch (error) {
    throw new OptionError(
      `${error instanceof Error ? error.message.split(". ")[0] : String(error)}. Help: npm run matrix -- --help`,
    );
  }
}

const listOf = (values: string[] = []) => [...new Set(values.flatMap((value) => value.split(",")))];

function findBrowser(text: string): EngineName {
  const name = engineNames.find((known) => known === text);
  if (!name)
    throw new OptionError(
      `--browser: there is no browser ${JSON.stringify(text)}; wanted is one of ${engineNames.join(", ")}`,
    );
  if (!isInstalled(name))
    throw new OptionError(`--browser: ${name} is not installed: ${engines[name].install}`);
  return name;
}

function findSite(code: string): Site {
  const site = sites.find((known) => known.code === code);
  if (site) return site;
  const codes = sites.map((known) => known.code).join(", ");
  throw new OptionError(`--site: there is no site ${JSON.stringify(code)}; wanted is one of ${codes}`);
}

function checkRoute(route: string): string {
  if (/^\/(?!\/)\S*$/.test(route)) return route;
  throw new OptionError(
    `--route: ${JSON.stringify(route)} is no path of a site; wanted is one that begins with a single /, such as /faq`,
  );
}

function parseWidth(text: string): number {
  const width = Number(text);
  if (/^\d+$/.test(text) && width > 0 && width <= 4_000) return width;
  throw new OptionError(
    `--width: ${JSON.stringify(text)} is no width of a window; wanted is a whole number of pixels from 1 to 4000`,
  );
}

function parseShard(text: string): Shard {
  const [index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).slice(1).map(Number);
  if (index && count && index <= count) return { index, count };
  throw new OptionError(
    `--shard: ${JSON.stringify(text)} is no part; wanted is one such as 2/4, the second of four`,
  );
}

function parseRetries(text: string): number {
  if (/^\d$/.test(text) && Number(text) <= mostRetries) return Number(text);
  throw new OptionError(
    `--retries: ${JSON.stringify(text)} is no number of retries; wanted is one from 0 to ${mostRetries}`,
  );
}
