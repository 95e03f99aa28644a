import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { parseCommandLine } from "../scripts/command-line.mjs";

const usage = `Requests that no browser makes, sent to the built server: 20,000 instead of the tests' 800, others each time.
Then 48 pages a second that must be rendered, from one address for half a minute: how long others wait for cached pages.
Wants a build.

npm run bench:hostile -- 50000 7    another number, and the seed that a run has printed`;

const {
  positionals: [count = "20000", seed = String(randomInt(2 ** 31))],
} = parseCommandLine({ name: "npm run bench:hostile", usage, positionals: 2 });
console.log(`Seed ${seed}`);
const { status } = spawnSync(
  "vitest",
  [
    "run",
    "--project",
    "server",
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
process.exit(status ?? 1);
