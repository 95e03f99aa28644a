import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { platform } from "node:os";
import { dirname, join } from "node:path";

import { hasDictionary } from "../../tools/i18n/dictionary.ts";
import { openAccepted } from "./accepted.ts";
import { type Cell, fileNameOf } from "./cell.ts";
import type { Deployment } from "./deployment.ts";
import { type EngineName, engineNames, engines, isInstalled } from "./engines.ts";
import type { Options } from "./options.ts";
import type { ChangedCell } from "./report/changes.ts";
import { gatherFailures } from "./report/failures.ts";
import { junitOf } from "./report/junit.ts";
import { renderReport, type Run } from "./report/report.ts";
import { resultsOf } from "./report/results.ts";
import { walkMatrix } from "./walk-matrix.ts";

/** Checks the matrix, compares it with the baseline and writes the reports. @param onCells reports progress */
export async function runMatrix(
  options: Options,
  deployment: Omit<Deployment, "stop">,
  onCells: (cells: Cell[]) => void = () => {},
): Promise<Run> {
  const started = performance.now();
  const accepted = openAccepted(options.baseline);
  const isCompared = !accepted.isEmpty && !options.accept;
  for (const folder of ["pictures", "traces"])
    rmSync(join(options.report, folder), { recursive: true, force: true });
  const versions: Partial<Record<EngineName, string>> = {};
  const cells: Cell[] = [];
  const changes: ChangedCell[] = [];
  const added: Cell[] = [];

  await walkMatrix(options, deployment, {
    keepsWhole: isCompared || options.accept,
    onBrowser: (name, version) => (versions[name] = `${version}, ${platform()}`),
    onCells: async (found) => {
      for (const cell of found) {
        savePicture(options.report, cell);
        if (options.accept) accepted.accept(cell, versions[cell.browser]!);
        const change = isCompared ? await accepted.compare(cell) : undefined;
        if (change === "new") added.push(cell);
        else if (change) {
          changes.push({ cell, change });
          cell.findings.push({ check: "picture", says: "looks different from the accepted picture" });
        }
        // Frees the memory: from here on, the file is enough.
        delete cell.pictures?.large;
      }
      cells.push(...found);
      onCells(found);
    },
  });

  const { browsers, sites, routes } = options;
  const rank = (cell: Cell) =>
    (browsers.indexOf(cell.browser) * sites.length + sites.findIndex(({ code }) => code === cell.site)) *
      routes.length +
    routes.indexOf(cell.route);
  cells.sort((a, b) => rank(a) - rank(b) || a.width - b.width);
  const run: Run = {
    cells,
    failures: gatherFailures(cells),
    changes: isCompared ? changes : undefined,
    added,
    versions,
    notes: notesOf(options, versions, isCompared ? accepted.madeBy : {}),
    seconds: (performance.now() - started) / 1000,
    finished: new Date(),
  };
  mkdirSync(options.report, { recursive: true });
  writeFileSync(join(options.report, "report.html"), renderReport(run));
  writeFileSync(join(options.report, "results.json"), resultsOf(run));
  writeFileSync(join(options.report, "junit.xml"), junitOf(run));
  return run;
}

function savePicture(report: string, cell: Cell) {
  if (!cell.pictures?.large) return;
  const path = join(report, "pictures", `${fileNameOf(cell)}.webp`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, cell.pictures.large);
}

/** Limitations of this run. */
function notesOf({ sites }: Options, versions: Run["versions"], madeBy: Record<string, string>): string[] {
  const unspelled = sites.filter(({ code }) => !hasDictionary(code)).map(({ languageTag }) => languageTag);
  const missing = engineNames.filter((name) => !isInstalled(name));
  const others = Object.entries(versions).filter(([name, version]) => (madeBy[name] ?? version) !== version);
  return [
    ...(unspelled.length > 0
      ? [`Without a dictionary, words are not looked up: ${unspelled.join(", ")}`]
      : []),
    ...missing.map((name) => `Not installed: ${name} (${engines[name].install})`),
    ...others.map(
      ([name, version]) =>
        `The accepted pictures of ${name} are by ${madeBy[name]}, these by ${version}: small differences need not be of the pages`,
    ),
  ];
}
