/**
 * The W3C's HTML checker. It is a Java program of 30 MB, so it is no dependency of the site but a package
 * of its own in `scripts/html-checker`, installed where it can run.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { environment, root } from "./prepare.mjs";

const folder = join(root, "scripts/html-checker");
const program = join(folder, "node_modules/vnu-jar/build/dist/vnu.jar");

/** The oldest Java that runs the checker. */
const wantedJava = 11;

/** Java's releases before 9 call themselves 1.x. */
export function hasJava() {
  const { stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  return Number(/version "(\d+)/.exec(stderr ?? "")?.[1] ?? 0) >= wantedJava;
}

/** @returns the path of the program, or nothing where it cannot run */
export const findHtmlChecker = () => (existsSync(program) && hasJava() ? program : undefined);

/** Without the package's install script, which would download a Java. */
export function installHtmlChecker() {
  spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    env: environment,
    stdio: "inherit",
  });
}
