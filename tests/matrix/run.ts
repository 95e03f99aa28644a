/** `npm run matrix`: looks at every page of every site in a browser and writes a report. See `usage`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { openAccepted } from "./accepted.ts";
import type { Cell } from "./cell.ts";
import { deploy } from "./deployment.ts";
import { OptionError, type Options, parseOptions, usage } from "./options.ts";
import { showProgress } from "./progress.ts";
import type { ChangedCell } from "./report/changes.ts";
import { type Failure, gatherFailures } from "./report/failures.ts";
import { renderReport } from "./report/report.ts";
import { walkMatrix } from "./walk-matrix.ts";

/** The terminal shows so many; the report has all. */
const printed = 30;

const isFailing = ({ findings }: Cell) => findings.length > 0;

async function main(options: Options): Promise<number> {
  const accepted = openAccepted();
  const isCompared = !accepted.isEmpty && !options.accept;
  const cells = await look(options, isCompared || options.accept);
  if (options.accept) for (const cell of cells) accepted.accept(cell);
  const changes: ChangedCell[] = [];
  for (const cell of isCompared ? cells : []) {
    const change = await accepted.compare(cell);
    if (change) changes.push({ cell, change });
  }
  const failures = gatherFailures(cells);
  const seconds = performance.now() / 1000;
  const run = { cells, failures, changes: isCompared ? changes : undefined, seconds, finished: new Date() };
  const report = join(options.report, "report.html");
  mkdirSync(options.report, { recursive: true });
  writeFileSync(report, renderReport(run));

  for (const failure of failures.slice(0, printed)) console.log(lineOf(failure));
  if (failures.length > printed) console.log(`… and ${failures.length - printed} more`);
  if (isCompared) console.log(`${changes.length} cells look different from the accepted ones`);
  if (options.accept) console.log(`Accepted the pictures of ${cells.length} cells`);
  const failing = cells.filter(isFailing).length;
  console.log(`Report: ${report}`);
  console.log(`${cells.length - failing} cells green, ${failing} failing, ${Math.round(seconds)} s`);
  return failing > 0 ? 1 : 0;
}

/** @returns the cells in the order of the options, whichever was looked at first */
async function look(options: Options, keepsWhole: boolean): Promise<Cell[]> {
  const { sites, routes, widths } = options;
  const progress = showProgress(sites.length * routes.length * widths.length);
  const deployment = await deploy();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void deployment.stop().finally(() => process.exit(1)));
  try {
    const cells = await walkMatrix(options, deployment, keepsWhole, (found) =>
      progress.advance(found.length, found.filter(isFailing).length, `${found[0]!.site} ${found[0]!.route}`),
    );
    const rank = ({ site, route }: Cell) =>
      sites.findIndex(({ code }) => code === site) * routes.length + routes.indexOf(route);
    return cells.sort((a, b) => rank(a) - rank(b) || a.width - b.width);
  } finally {
    progress.end();
    await deployment.stop();
  }
}

function lineOf({ check, says, words, selector, cells }: Failure) {
  const [{ site, route, width }] = cells as [Cell];
  const others = cells.length > 1 ? ` and ${cells.length - 1} more` : "";
  const about = [words && `“${words.slice(0, 60)}”`, selector].filter(Boolean).join(" in ");
  return `${check}: ${says}${about && `: ${about}`} (${site} ${route} ${width}${others})`;
}

const args = process.argv.slice(2);
try {
  if (args.includes("--help") || args.includes("-h")) console.log(usage);
  else process.exitCode = await main(parseOptions(args));
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
