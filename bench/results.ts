/** Results of all benchmarks, in `bench/results.json`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import type { Row } from "./pages/measurement.ts";

const file = join(projectRoot, "bench/results.json");

/** Replaces the result of one benchmark. Results of the others do not change. */
export function writeResult(name: string, rows: readonly Row[], quick = false) {
  const results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const date = new Date().toISOString().slice(0, 10);
  results[name] = { date, node: process.versions.node, quick, rows };
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
}
