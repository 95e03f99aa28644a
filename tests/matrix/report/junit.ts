import { addressOf, type Cell, nameOf } from "../cell.ts";
import { escape } from "./html.ts";
import { lineOf } from "./failures.ts";
import type { Run } from "./report.ts";

/** One suite per browser and site, one case per cell. A cell that passed in a repeated attempt has a `flakyFailure`. */
export function junitOf({ cells, seconds, finished }: Pick<Run, "cells" | "seconds" | "finished">): string {
  const suites = [...Map.groupBy(cells, ({ browser, site }) => `${browser}.${site}`)].map(
    ([name, ofSuite]) =>
      `<testsuite name="${name}" ${totals(ofSuite)} timestamp="${finished.toISOString()}">\n${ofSuite.map((cell) => testCase(name, cell)).join("\n")}\n</testsuite>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="matrix" ${totals(cells)} time="${seconds.toFixed(1)}">\n${suites.join("\n")}\n</testsuites>\n`;
}

const totals = (cells: readonly Cell[]) =>
  `tests="${cells.length}" failures="${cells.filter(({ findings }) => findings.length > 0).length}" errors="0" skipped="0"`;

function testCase(suite: string, cell: Cell): string {
  const { route, width, milliseconds, findings, flaky, trace } = cell;
  const list = (found: Cell["findings"]) => printable(found.map((finding) => lineOf(finding)).join("\n"));
  const element = (name: string, found: Cell["findings"]) =>
    found.length === 0
      ? ""
      : `<${name} message="${printable(lineOf(found[0]!))}" type="${found[0]!.check}">${list(found)}</${name}>`;
  const output = [nameOf(cell), addressOf(cell), ...(trace ? [trace] : [])].join("\n");
  const body = findings.length > 0 ? element("failure", findings) : element("flakyFailure", flaky);
  return `<testcase classname="${suite}" name="${escape(`${route} ${width}`)}" time="${(milliseconds / 1000).toFixed(2)}">${body}<system-out>${printable(output)}</system-out></testcase>`;
}

/** Replaces characters that XML forbids. */
const printable = (text: string) =>
  escape(text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd"));
