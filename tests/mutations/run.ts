/** `npm run mutations`: see `usage`. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { parseCommandLine, reject } from "../../scripts/command-line.mjs";
import { copyProject } from "../support/copy-project.ts";
import { type Mutation, mutations } from "./mutations.ts";

const usage = `npm run mutations            plants each fault of tests/mutations/mutations.ts in a copy of the project, one at a
                             time, and runs the tests that must catch it; fails if one survives
npm run mutations -- TEXT    only the faults with this text in their names`;

const name = "npm run mutations";
const { positionals } = parseCommandLine({ name, usage, positionals: 1 });
const [wanted = ""] = positionals;
const chosen = mutations.filter((mutation) => mutation.name.includes(wanted));
if (chosen.length === 0) reject(name, `no fault has "${wanted}" in its name`);

const folder = copyProject();
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: folder, encoding: "utf8", env: { ...process.env, CI: "true" } });

/** Requires a failed test: a copy that cannot be loaded fails without one. */
function isCaught({ file, find, replace, tests }: Mutation): boolean {
  const path = join(folder, file);
  const original = readFileSync(path, "utf8");
  writeFileSync(
    path,
    original.replace(find, () => replace),
  );
  run("node", "build/generated-lists.ts");
  const { status, stdout } = run("vitest", "run", "--project", "unit", ...tests);
  writeFileSync(path, original);
  return status !== 0 && /Tests .*\d+ failed/.test(stdout);
}

try {
  const prepared = run("node", "scripts/prepare.mjs");
  if (prepared.status !== 0) throw new Error(prepared.stderr);
  const tests = [...new Set(chosen.flatMap((mutation) => mutation.tests))];
  const unchanged = run("vitest", "run", "--project", "unit", ...tests);
  if (unchanged.status !== 0) throw new Error(`The tests fail without a fault:\n${unchanged.stdout}`);
  const survivors = chosen.filter((mutation) => {
    const caught = isCaught(mutation);
    console.log(`${caught ? "caught  " : "SURVIVED"}  ${mutation.name}`);
    return !caught;
  });
  console.log(`${chosen.length - survivors.length} of ${chosen.length} faults were caught`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
