/** `npm run matrix`: the locale matrix (`tests/matrix/run.ts`) from a fresh clone. */
import { spawnSync } from "node:child_process";

import { findChromium, installChromium } from "./chromium.mjs";
import { ensureBuilt, ensureInstalled, environment, root, step } from "./prepare.mjs";

ensureInstalled();
ensureBuilt();

let chromium = findChromium();
if (!chromium) {
  step("Installing Chromium");
  chromium = installChromium();
}

const { status } = spawnSync("node", ["tests/matrix/run.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: { ...environment, CHROMIUM: chromium },
  stdio: "inherit",
});
process.exit(status ?? 1);
