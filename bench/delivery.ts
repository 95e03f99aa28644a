import { spawnSync } from "node:child_process";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { parseCommandLine } from "../scripts/command-line.mjs";
import { ensureBuilt } from "../scripts/prepare.mjs";
import { writeResult } from "./results.ts";

const usage = `Delivers a thousand submissions, a quarter of them with files, while servers are killed, database connections
break and the mail server is unavailable. Uses the embedded database and the PostgreSQL at TEST_DATABASE_URL.
Writes bench/results.json if all tests pass.

  --submissions 1000   number of submissions
  --kills 74           number of times that a server is killed
  --restart COMMAND    command that restarts PostgreSQL, instead of breaking its connections
  --only embedded|PostgreSQL`;

const { values: options } = parseCommandLine({
  name: "npm run bench:delivery",
  usage,
  options: {
    submissions: { type: "string", default: "1000" },
    kills: { type: "string", default: "74" },
    restart: { type: "string", default: "" },
    only: { type: "string", default: "" },
  },
});
const args = ["run", "--project", "server*", "tests/server/delivery-kill.slow.test.ts", "-t", options.only];
ensureBuilt();
const started = performance.now();
const { status } = spawnSync("vitest", args, {
  cwd: projectRoot,
  stdio: "inherit",
  env: {
    ...process.env,
    SLOW_TESTS: "on",
    STORM_SUBMISSIONS: options.submissions,
    STORM_KILLS: options.kills,
    STORM_RESTART: options.restart,
  },
});
const seconds = Math.round((performance.now() - started) / 1_000);
if (status === 0)
  writeResult("delivery", [
    {
      submissions: Number(options.submissions),
      kills: Number(options.kills),
      databases: options.only || "both",
      seconds,
    },
  ]);
process.exit(status ?? 1);
