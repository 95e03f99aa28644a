import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { parseCommandLine, reject } from "../scripts/command-line.mjs";
import { ensureBuilt } from "../scripts/prepare.mjs";
import { growth } from "./pages/growth.ts";
import { lighthouse } from "./pages/lighthouse.ts";
import type { Measurement, Row } from "./pages/measurement.ts";
import { memory } from "./pages/memory.ts";
import { createStage } from "./pages/stage.ts";
import { redirects } from "./pages/redirects.ts";
import { start } from "./pages/start.ts";
import { tapping } from "./pages/taps.ts";
import { throughput } from "./pages/throughput.ts";
import { transfer } from "./pages/transfer.ts";
import { uncached } from "./pages/uncached.ts";
import { uploads } from "./pages/uploads.ts";
import { rowsTable } from "./report.ts";

const measurements: Record<string, Measurement> = {
  throughput,
  redirects,
  uncached,
  memory,
  uploads,
  start,
  transfer,
  lighthouse,
  tapping,
  growth,
};

const usage = `How fast and how light the pages of the built site are, on this machine alone. Writes bench/results.json.

  --quick       short rounds and few pages: rough figures in five minutes instead of an hour
  --only NAMES  of ${Object.keys(measurements).join(", ")}; the others' figures stay

It uses a PostgreSQL at TEST_DATABASE_URL (or the usual port of this machine) in which it may create databases,
else embedded ones, for transfer, lighthouse and tapping the Chromium of the tests, and for lighthouse Caddy. On Linux with \`taskset\` the servers
and the generator of the load have a core each. Nothing else should run meanwhile; ratios suffer least from it. Growth takes 4 GB
of memory.`;

type Figures = { date: string; node: string; quick: boolean; rows: Row[] };

const command = "npm run bench";
const { values: options } = parseCommandLine({
  name: command,
  usage,
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string", default: Object.keys(measurements).join() },
  },
});
const wanted = options.only.split(",");
const unknown = wanted.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length > 0)
  reject(command, `there is no ${unknown.join(", ")}, only ${Object.keys(measurements).join(", ")}`);

ensureBuilt();
const file = join(projectRoot, "bench/results.json");
const results: Record<string, Figures> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

const stage = await createStage();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stage.clear().finally(() => process.exit(1)));
try {
  for (const name of wanted) await take(name, measurements[name]!);
} finally {
  await stage.clear();
}

/** Written after each measurement, so that a later failure loses nothing. */
async function take(name: string, { title, note, run }: Measurement) {
  const rows = await run(stage, options.quick);
  await stage.stopServers();
  const date = new Date().toISOString().slice(0, 10);
  results[name] = { date, node: process.versions.node, quick: options.quick, rows };
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
  console.log(`\n${title}\n${note ? `${note}\n` : ""}\n${rowsTable(rows)}`);
}
