/** Measures a catalog from outside of this project: its import, every route, memory and search. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { parseCommandLine, reject } from "../scripts/command-line.mjs";
import { ensureBuilt } from "../scripts/prepare.mjs";
import type { Row } from "./pages/measurement.ts";
import { importing, prices } from "./real/import.ts";
import { memory } from "./real/memory.ts";
import { search } from "./real/queries.ts";
import { routes } from "./real/routes.ts";
import { openTrial, type Trial } from "./real/trial.ts";
import { rowsTable } from "./report.ts";
import { writeResult } from "./results.ts";

type RealMeasurement = { title: string; run: (trial: Trial) => Promise<Row[]> };

const measurements: Record<string, RealMeasurement> = { import: importing, prices, routes, memory, search };

const usage = `Measures a real catalog of 10,442 peripherals and 1,565 shops on the built site. Writes bench/results.json.

  --data DIR     folder with peripherals/*.json and shops/*.json; their maps are in docs/examples/catalog-maps
  --only NAMES   only these, of ${Object.keys(measurements).join(", ")}; default: all
  --runs 40      requests of each route and mode

The catalog is imported into DATABASE_URL, or without it into an embedded database in DATA_DIR, unless it is already imported.
import and prices take minutes; the others need no import. The brand is the demo with a site for the United States, because prices
are in dollars.

  DATA_DIR=/tmp/real npm run bench:real -- --data DIR`;

const command = "npm run bench:real";
const { values: options } = parseCommandLine({
  name: command,
  usage,
  options: {
    data: { type: "string", default: "" },
    only: { type: "string", default: Object.keys(measurements).join() },
    runs: { type: "string", default: "40" },
  },
});
const wanted = options.only.split(",");
const unknown = wanted.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length > 0)
  reject(
    command,
    `unknown measurement ${unknown.join(", ")}, expected one of ${Object.keys(measurements).join(", ")}`,
  );
if (!existsSync(join(options.data, "peripherals")))
  reject(command, "--data requires a folder with peripherals");

ensureBuilt();
const trial = await openTrial(resolve(options.data), Number(options.runs));
for (const name of wanted) {
  const { title, run } = measurements[name]!;
  const rows = await run(trial);
  if (rows.length === 0) continue;
  writeResult(`real ${name}, ${trial.kind}`, rows);
  console.log(`\n${title}, ${trial.kind}\n\n${rowsTable(rows)}`);
}
