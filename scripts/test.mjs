/** `npm test`: see `usage`. Ends with a line `N passed, N failed`. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import "../tests/support/tested-brand.mjs";
import { ensureChromium, findChromium } from "./chromium.mjs";
import { parseCommandLine, reject } from "./command-line.mjs";
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
import { selectTests } from "./select-tests.mjs";

const name = "npm test";
const usage = `npm test                        run every check, and the tests that every change must pass
npm test -- app/blocks/points   run the tests in these files, including slow ones; a path or a part of one
npm test -- e2e                 run the tests of these projects: unit, tools, embedded, postgres, server, matrix, e2e
npm test -- "follows an alias"  run the tests with this text in their names
  --project server              only tests of this project; may be repeated
  --all                         also slow tests (*.slow.test.ts), and every page instead of a sample; use before a release
npm run test:watch              run unit tests again after each change of a file that they use

Tests use the brand in tests/brand. Projects with -demo in their names use the brand in content. The project matrix checks content,
translations and every page of the brand in CONTENT_DIR.
Only the requirements of the selected tests are built and installed: unit tests need no build.
The PostgreSQL tests use the server at TEST_DATABASE_URL; docs/operations.md and README.md describe the other requirements.`;

const { positionals: wanted, values } = parseCommandLine({
  name,
  usage,
  options: {
    project: { type: "string", multiple: true, default: [] },
    all: { type: "boolean", default: false },
  },
  positionals: Number.POSITIVE_INFINITY,
});

ensureInstalled();
ensureStyledSystem();
const isWhole = wanted.length === 0 && values.project.length === 0;
const selection = selectTests(wanted, values.project);
if (selection.problem) reject(name, selection.problem);
const { projects, vitestArgs, isNarrow } = selection;
const needs = (...names) => names.some((project) => projects.has(project) || projects.has(`${project}-demo`));

if (isWhole) {
  step("Formatting and lint");
  run("oxfmt", ["--check", "."]);
  run("oxlint", ["--deny-warnings"]);
}
if (needs("server", "matrix", "e2e")) ensureBuilt();
if (isWhole) {
  step("Types"); // After the build, which writes the route tree.
  run("tsc", ["--noEmit"]);
}
const chromium = needs("e2e") ? ensureChromium() : findChromium();
if (needs("server") && hasJava() && !findHtmlChecker()) {
  step("Installing the W3C's HTML checker");
  installHtmlChecker();
}

step("Tests");
const report = join(root, "test-results/vitest.json");
mkdirSync(join(root, "test-results"), { recursive: true });
rmSync(report, { force: true });
const { status } = spawnSync(
  "vitest",
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...vitestArgs],
  {
    cwd: root,
    env: {
      ...environment,
      CHROMIUM: chromium ?? "",
      ...((values.all || isNarrow) && { SLOW_TESTS: "on" }),
      ...(values.all && { WALK: "every-page" }),
    },
    stdio: "inherit",
  },
);

if (!existsSync(report)) process.exit(status || 1);
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8"));
// If a file cannot be loaded, no test fails, but Vitest's exit code reports it.
const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests);
console.log(
  `\n${numPassedTests} passed, ${failed} failed${numPendingTests > 0 ? `, ${numPendingTests} skipped` : ""}`,
);
process.exit(failed > 0 ? 1 : 0);
