import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Cell } from "../cell.ts";
import { changeList, type ChangedCell } from "./changes.ts";
import { type Failure, failureList } from "./failures.ts";
import { grid } from "./grid.ts";
import { escape } from "./html.ts";

export type Run = {
  cells: readonly Cell[];
  failures: readonly Failure[];
  /** Nothing when no run has been accepted to compare with. */
  changes: readonly ChangedCell[] | undefined;
  seconds: number;
  finished: Date;
};

/** Mostly pictures of changes: beyond these a change is one of everything. */
const mostChanges = 150;

const part = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

/** The whole report as one HTML file that asks for nothing else. */
export function renderReport({ cells, failures, changes, seconds, finished }: Run): string {
  const failing = cells.filter(({ findings }) => findings.length > 0).length;
  const shownChanges = (changes ?? [])
    .toSorted((a, b) => b.change.share - a.change.share)
    .slice(0, mostChanges);
  const changed = new Set(changes?.map(({ cell }) => cell));
  const checks = [...new Set(failures.map(({ check }) => check))].sort();
  const choice = (name: string, label: string, values: Iterable<string | number>) =>
    `<label>${label} <select name="${name}"><option value="">all</option>${Array.from(values, (value) => `<option>${escape(String(value))}</option>`).join("")}</select></label>`;
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
<p>${cells.length - failing} cells green, ${failing} failing, in ${Math.round(seconds)} s, ${finished.toISOString().slice(0, 16).replace("T", " ")} UTC.
${changes ? `${changes.length} look different from the last accepted run.` : "No accepted run to compare with: <code>npm run matrix -- --accept</code> keeps the pictures of one."}</p>
<form id="filter">
${choice("site", "Site", new Set(cells.map(({ site }) => site)))}
${choice("route", "Route", new Set(cells.map(({ route }) => route)))}
${choice("width", "Width", new Set(cells.map(({ width }) => width)))}
${choice("check", "Check", checks)}
<label><input type="checkbox" name="failing"> Failing only</label>
<p role="status"></p>
</form>
</header>
<main>
<section><h2>Failures (${failures.length})</h2>${failureList(failures)}</section>
${shownChanges.length > 0 ? `<section><h2>Changes (${changes!.length})</h2>${changeList(shownChanges)}</section>` : ""}
<section><h2>Pages</h2>${grid(cells, changed)}</section>
</main>
<script>${part("filter.js")}</script>
</body>
</html>
`;
}
