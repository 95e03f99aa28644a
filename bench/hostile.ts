import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { parseCommandLine } from "../scripts/command-line.mjs";
import { ensureBuilt } from "../scripts/prepare.mjs";
import { writeResult } from "./results.ts";

const usage = `Sends requests that browsers do not send to the built server: 20,000 instead of the tests' 800, different in each run.
Then requests 48 uncached pages per second from one address for half a minute, and measures how long other clients wait for
cached pages.
Writes bench/results.json if all tests pass.

npm run bench:hostile -- 50000 7    number of requests, and the seed that an earlier run has printed`;

const {
  positionals: [count = "20000", seed = String(randomInt(2 ** 31))],
} = parseCommandLine({ name: "npm run bench:hostile", usage, positionals: 2 });
console.log(`Seed ${seed}`);
ensureBuilt();
const started = performance.now();
const { status } = spawnSync(
  "vitest",
  [
    "run",
    "--project",
    "server*",
    "--disable-console-intercept=true",
    "tests/server/hostile-requests.slow.test.ts",
    "tests/server/fair-limits.slow.test.ts",
  ],
  {
    cwd: projectRoot,
    env: {
      ...process.env,
      SLOW_TESTS: "on",
      HOSTILE_REQUESTS: count,
      HOSTILE_SEED: seed,
      HOSTILE_PAGES: "1440",
    },
    stdio: "inherit",
  },
);
const seconds = Math.round((performance.now() - started) / 1_000);
if (status === 0) writeResult("hostile", [{ requests: Number(count), seed: Number(seed), seconds }]);
process.exit(status ?? 1);
