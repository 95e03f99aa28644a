import { parseCommandLine } from "./command-line.mjs";
import { ensureInstalled, ensureStyledSystem, run } from "./prepare.mjs";

const usage = `npm run test:watch                  the unit tests; after a change, those that it touches
npm run test:watch -- app/blocks    those in these files`;

const { positionals: paths } = parseCommandLine({
  name: "npm run test:watch",
  usage,
  positionals: Number.POSITIVE_INFINITY,
});
ensureInstalled();
ensureStyledSystem();
run("vitest", ["watch", "--project", "unit", ...paths]);
