import { parseCommandLine } from "./command-line.mjs";
import { ensureInstalled, ensureStyledSystem, run } from "./prepare.mjs";

const usage = `npm run test:watch                  run the unit tests, and after each change the affected ones
npm run test:watch -- app/blocks    run only the tests in these files`;

const { positionals: paths } = parseCommandLine({
  name: "npm run test:watch",
  usage,
  positionals: Number.POSITIVE_INFINITY,
});
ensureInstalled();
ensureStyledSystem();
run("vitest", ["watch", "--project", "unit", ...paths]);
