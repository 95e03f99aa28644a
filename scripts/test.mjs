/**
 * `npm test`: every check and every test, from a fresh clone. `npm test -- matrix` runs one Vitest
 * project only. Ends with a line `N passed, N failed`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { findChromium, installChromium } from "./chromium.mjs";
import { findHtmlChecker, hasJava, installHtmlChecker } from "./html-checker.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  ensureStyledSystem,
  environment,
  root,
  run,
  step,
} from "./prepare.mjs";

const projects = process.argv.slice(2);

ensureInstalled();
ensureStyledSystem();
if (projects.length === 0) {
  step("Formatting and lint");
  run("oxfmt", ["--check", "."]);
  run("oxlint", ["--deny-warnings"]);
  step("Content and languages");
  run("node", ["scripts/content.ts", "check"]);
  run("node", ["scripts/i18n.ts", "check"]);
}
ensureBuilt();
if (projects.length === 0) {
  step("Types"); // After the build, which writes the route tree.
  run("tsc", ["--noEmit"]);
}

let chromium = findChromium();
if (!chromium && (projects.length === 0 || projects.includes("e2e"))) {
  step("Installing Chromium for the browser tests");
  chromium = installChromium();
}

if (hasJava() && !findHtmlChecker() && (projects.length === 0 || projects.includes("server"))) {
  step("Installing the W3C's HTML checker");
  installHtmlChecker();
}

step("Tests");
const report = join(root, "test-results/vitest.json");
mkdirSync(join(root, "test-results"), { recursive: true });
rmSync(report, { force: true });
const { status } = spawnSync(
  "vitest",
  [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...projects.flatMap((name) => ["--project", `${name}*`]),
  ],
  { cwd: root, env: { ...environment, CHROMIUM: chromium ?? "" }, stdio: "inherit" },
);

if (!existsSync(report)) process.exit(status || 1);
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8"));
// A file that could not even be loaded has no failed test, but Vitest says so by its exit code.
const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests);
console.log(
  `\n${numPassedTests} passed, ${failed} failed${numPendingTests > 0 ? `, ${numPendingTests} skipped` : ""}`,
);
process.exit(failed > 0 ? 1 : 0);
