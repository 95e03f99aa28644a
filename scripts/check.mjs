import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

import { parseCommandLine, reject } from "./command-line.mjs";
import { ensureInstalled, ensureStyledSystem, environment, root } from "./prepare.mjs";

export const checks = {
  format: ["oxfmt", "--check", "."],
  lint: ["oxlint", "--deny-warnings"],
  types: ["tsc", "--noEmit"],
  unit: ["vitest", "run", "--project", "unit"],
};

const usage = `npm run check              check formatting, lint, types and unit tests in parallel; takes about a minute
npm run check -- NAMES     run only these checks, of ${Object.keys(checks).join(", ")}
npm run lint               same as npm run check -- lint
npm run typecheck          same as npm run check -- types

npm run format corrects the formatting. npm test runs all checks and tests.`;

/** Prints the output of a failed check. @returns {Promise<boolean>} whether it passed */
export function runCheck(name) {
  const [command, ...args] = checks[name];
  const started = performance.now();
  let output = "";
  const child = spawn(command, args, { cwd: root, env: environment, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.on("data", (data) => (output += data));
  child.stderr.on("data", (data) => (output += data));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? "✓" : "✗"} ${name} ${seconds} s`);
      if (code !== 0) console.log(output.trim());
      resolve(code === 0);
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = "npm run check";
  const { positionals } = parseCommandLine({ name, usage, positionals: Object.keys(checks).length });
  const unknown = positionals.find((check) => !Object.hasOwn(checks, check));
  if (unknown) reject(name, `unknown check ${unknown}, expected one of ${Object.keys(checks).join(", ")}`);
  ensureInstalled();
  ensureStyledSystem();
  const wanted = positionals.length > 0 ? positionals : Object.keys(checks);
  const passed = await Promise.all(wanted.map(runCheck));
  process.exit(passed.every(Boolean) ? 0 : 1);
}
