import { join } from "node:path";
import { parseArgs } from "node:util";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { arabicSite } from "#tests/support/arabic-site.ts";
import { missingPath, paths } from "#tests/support/paths.ts";
import { sites } from "#tests/support/sites.ts";

import type { Site } from "./check.ts";

export type Options = {
  sites: Site[];
  routes: string[];
  widths: number[];
  /** Later runs compare their pictures with those of this one. */
  accept: boolean;
  /** Folder of the report. */
  report: string;
};

export const usage = `npm run matrix                 every site, route and width
npm run matrix -- --site bg    these sites alone: ${[...sites.map(({ code }) => code), "ar"].join(", ")}
  --route /faq                 these routes, each a path that begins with /
  --width 360                  windows of these widths, in pixels
  --accept                     keeps the pictures; later runs show what has changed since
  --report FOLDER              writes report.html there instead of into test-results/matrix
Each of the first three may stand several times, or have several values with commas between them.`;

export class OptionError extends Error {}

/** All sites with the Arabic one, which is the only one that reads from right to left. */
export const everySite: readonly Site[] = [...sites, arabicSite];

const usualFolder = join(projectRoot, "test-results/matrix");

const everyRoute = [...paths, "/search?q=facet", missingPath];
/** Phone, tablet, desktop: on both sides of the breakpoints at which the layout changes most. */
const everyWidth = [360, 768, 1440];

/** @throws {OptionError} that says what came and what is wanted */
export function parseOptions(args: string[]): Options {
  const { site, route, width, accept, report } = parse(args);
  return {
    sites: listOf(site)
      .map(findSite)
      .concat(site ? [] : everySite),
    routes: listOf(route)
      .map(checkRoute)
      .concat(route ? [] : everyRoute),
    widths: listOf(width)
      .map(parseWidth)
      .concat(width ? [] : everyWidth)
      .sort((a, b) => a - b),
    accept: accept ?? false,
    report: report || usualFolder,
  };
}

function parse(args: string[]) {
  const list = { type: "string", multiple: true } as const;
  try {
    return parseArgs({
      args,
      options: {
        site: list,
        route: list,
        width: list,
        accept: { type: "boolean" },
        report: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new OptionError(
      `${error instanceof Error ? error.message.split(". ")[0] : String(error)}. Help: npm run matrix -- --help`,
    );
  }
}

const listOf = (values: string[] = []) => [...new Set(values.flatMap((value) => value.split(",")))];

function findSite(code: string): Site {
  const site = everySite.find((known) => known.code === code);
  if (site) return site;
  const codes = everySite.map((known) => known.code).join(", ");
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
