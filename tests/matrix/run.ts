/** `npm run matrix`: checks every page of every site in browsers and writes a report. See `usage`. */
import { join } from "node:path";

import { isFailing } from "./cell.ts";
import { deploy } from "./deployment.ts";
import { jobsOf } from "./walk-matrix.ts";
import { OptionError, type Options, parseOptions, usage } from "./options.ts";
import { showProgress } from "./progress.ts";
import { type Failure, gatherFailures, lineOf } from "./report/failures.ts";
import type { Run } from "./report/report.ts";
import { runMatrix } from "./run-matrix.ts";

/** Maximum number of findings on the terminal; the report has all. */
const printed = 30;

async function look(options: Options): Promise<Run> {
  const progress = showProgress(jobsOf(options).length * options.widths.length);
  const deployment = await deploy();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void deployment.stop().finally(() => process.exit(1)));
  try {
    return await runMatrix(options, deployment, (found) => {
      const { browser, site, route } = found[0]!;
      progress.advance(found.length, found.filter(isFailing).length, `${browser} ${site} ${route}`);
    });
  } finally {
    progress.end();
    await deployment.stop();
  }
}

function print({ cells, failures, changes, added, notes }: Run, { accept, baseline, report }: Options) {
  for (const note of notes) console.log(`note: ${note}`);
  const flaky = gatherFailures(cells, (cell) => cell.flaky);
  for (const failure of flaky.slice(0, printed)) console.log(`flaky: ${placed(failure)}`);
  for (const failure of failures.slice(0, printed)) console.log(placed(failure));
  if (failures.length > printed) console.log(`… and ${failures.length - printed} more`);
  if (changes)
    console.log(
      `${changes.length} cells look different from the accepted pictures, ${added.length} have none`,
    );
  if (accept) console.log(`Accepted the pictures of ${cells.length} cells in ${baseline}`);
  console.log(`Report: ${join(report, "report.html")}`);
}

function placed(failure: Failure) {
  const [{ browser, site, route, width }] = failure.cells as [Failure["cells"][number]];
  const others = failure.cells.length > 1 ? ` and ${failure.cells.length - 1} more` : "";
  return `${lineOf(failure)} (${browser} ${site} ${route} ${width}${others})`;
}

const args = process.argv.slice(2);
try {
  if (args.includes("--help") || args.includes("-h")) console.log(usage);
  else {
    const options = parseOptions(args);
    const run = await look(options);
    print(run, options);
    const failing = run.cells.filter(isFailing).length;
    console.log(
      `${run.cells.length - failing} cells green, ${failing} failing, ${Math.round(performance.now() / 1000)} s`,
    );
    process.exitCode = failing > 0 ? 1 : 0;
  }
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
