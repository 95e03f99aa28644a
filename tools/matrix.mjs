/** Prepares a fresh clone and runs `tests/matrix/run.ts`. */
import { spawnSync } from "node:child_process";

import { ensureChromium } from "../scripts/chromium.mjs";
import { ensureFirefox } from "../scripts/firefox.mjs";
import { ensureBuilt, ensureInstalled, environment, root } from "../scripts/prepare.mjs";

const args = process.argv.slice(2);
const wantsHelp = args.includes("--help") || args.includes("-h");

ensureInstalled();
if (!wantsHelp) ensureBuilt();
if (!wantsHelp) ensureFirefox();

const { status } = spawnSync("node", ["tests/matrix/run.ts", ...args], {
  cwd: root,
  env: { ...environment, CHROMIUM: wantsHelp ? "" : ensureChromium() },
  stdio: "inherit",
});
process.exit(status ?? 1);
