import { readFileSync } from "node:fs";
import { join } from "node:path";

import { type Cell, isFailing } from "../cell.ts";
import type { EngineName } from "../engines.ts";
import { changeList, type ChangedCell } from "./changes.ts";
import { type Failure, failureList, gatherFailures } from "./failures.ts";
import { grid } from "./grid.ts";
import { escape } from "./html.ts";

export type Run = {
  cells: readonly Cell[];
  failures: readonly Failure[];
  /** Undefined without accepted pictures. */
  changes: readonly ChangedCell[] | undefined;
  /** Cells without an accepted picture, if other cells have one. */
  added: readonly Cell[];
  versions: Partial<Record<EngineName, string>>;
  notes: readonly string[];
  seconds: number;
  finished: Date;
};

/** More differences usually have a common cause, and their pictures would enlarge the report. */
const mostChanges = 150;

const part = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

/** A single HTML file; only large pictures and traces are separate files. */
export function renderReport(run: Run): string {
  const { cells, failures, changes, added, versions, notes, seconds, finished } = run;
  const failing = cells.filter(isFailing).length;
  const flaky = gatherFailures(cells, (cell) => cell.flaky);
  const shownChanges = (changes ?? [])
    .toSorted((a, b) => b.change.share - a.change.share)
    .slice(0, mostChanges);
  const marks = { changed: new Set(changes?.map(({ cell }) => cell)), added: new Set(added) };
  const checks = [...new Set(failures.map(({ check }) => check))].sort();
  const browsers = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const choice = (name: string, label: string, values: Iterable<string | number>) =>
    `<label>${label} <select name="${name}"><option value="">all</option>${Array.from(values, (value) => `<option>${escape(String(value))}</option>`).join("")}</select></label>`;
  const section = (title: string, list: string) => `<section><h2>${title}</h2>${list}</section>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Locale matrix: ${failing} of ${cells.length} cells failing</title>
<style>${part("style.css")}</style>
</head>
<body>
<header>
<h1>Locale matrix</h1>
<p>${cells.length - failing} cells green, ${failing} failing, in ${Math.round(seconds)} s, ${finished.toISOString().slice(0, 16).replace("T", " ")} UTC, ${escape(browsers.join("; "))}.
${changes ? `${changes.length} look different from the accepted pictures, ${added.length} have none.` : "There are no accepted pictures to compare with: <code>npm run matrix -- --accept</code> stores them."}
Names of cells lead to the page on this machine (<code>npm start</code>); <code>npx playwright-core show-trace FILE</code> opens a trace.</p>
${notes.map((note) => `<p class="note">${escape(note)}</p>`).join("\n")}
<form id="filter">
${choice("browser", "Browser", new Set(cells.map(({ browser }) => browser)))}
${choice("site", "Site", new Set(cells.map(({ site }) => site)))}
${choice("route", "Route", new Set(cells.map(({ route }) => route)))}
${choice("width", "Width", new Set(cells.map(({ width }) => width)))}
${choice("check", "Check", checks)}
<label><input type="checkbox" name="failing"> Failing only</label>
<p role="status"></p>
</form>
</header>
<main>
${section(`Failures (${failures.length})`, failureList(failures))}
${flaky.length > 0 ? section(`Flaky (${flaky.length}): wrong at first, right when looked at again`, failureList(flaky)) : ""}
${shownChanges.length > 0 ? section(`Changes (${changes!.length})`, changeList(shownChanges)) : ""}
${section("Pages", grid(cells, marks))}
</main>
<dialog id="large" aria-label="Picture"><p><button type="button" data-step="-1">Previous</button> <button type="button" data-step="1">Next</button> <button type="button" data-size>Full size</button> <button type="button" data-close>Close</button> <span></span></p><div><img alt=""></div></dialog>
<script>${part("filter.js")}${part("enlarge.js")}</script>
</body>
</html>
`;
}
