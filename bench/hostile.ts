/**
 * `npm run bench:hostile`: 20,000 hostile requests to the built server instead of the tests' 800;
 * `npm run bench:hostile -- 50000 7` takes another number and another seed.
 */
import { spawnSync } from "node:child_process";

import { projectRoot } from "#app/server/project-root.server.ts";

const [count = "20000", seed = "1"] = process.argv.slice(2);
const { status } = spawnSync(
  "vitest",
  ["run", "--project", "server", "--disable-console-intercept=true", "tests/server/hostile-requests.test.ts"],
  {
    cwd: projectRoot,
    env: { ...process.env, HOSTILE_REQUESTS: count, HOSTILE_SEED: seed },
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
