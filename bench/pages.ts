import { parseCommandLine, reject } from "../scripts/command-line.mjs";
import { ensureBuilt } from "../scripts/prepare.mjs";
import { growth } from "./pages/growth.ts";
import { lighthouse } from "./pages/lighthouse.ts";
import type { Measurement } from "./pages/measurement.ts";
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
import { writeResult } from "./results.ts";

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

const usage = `Measures the speed and the size of the pages of the built site on this machine. Writes bench/results.json.

  --quick       short rounds and few pages: approximate figures in five minutes instead of an hour
  --only NAMES  only these, of ${Object.keys(measurements).join(", ")}; the other figures do not change

Databases are created on the PostgreSQL server at TEST_DATABASE_URL (default: the standard port of this machine). Without one,
embedded databases are used. transfer, lighthouse and tapping require the Chromium of the tests, lighthouse also requires Caddy.
On Linux with \`taskset\`, the servers and the load generator use a core each. Run nothing else at the same time; other load affects
ratios least. growth takes 4 GB of memory.`;

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
  reject(
    command,
    `unknown measurement ${unknown.join(", ")}, expected one of ${Object.keys(measurements).join(", ")}`,
  );

ensureBuilt();
const stage = await createStage();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stage.clear().finally(() => process.exit(1)));
try {
  for (const name of wanted) await take(name, measurements[name]!);
} finally {
  await stage.clear();
}

/** Writes the results after each measurement, so that a later failure does not lose them. */
async function take(name: string, { title, note, run }: Measurement) {
  const rows = await run(stage, options.quick);
  await stage.stopServers();
  writeResult(name, rows, options.quick);
  console.log(`\n${title}\n${note ? `${note}\n` : ""}\n${rowsTable(rows)}`);
}
