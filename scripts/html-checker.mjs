/** The W3C's HTML checker: a 30 MB Java program, installed separately in `scripts/html-checker`. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { environment, root } from "./prepare.mjs";

const folder = join(root, "scripts/html-checker");
const program = join(folder, "node_modules/vnu-jar/build/dist/vnu.jar");

const minJava = 11;

export function hasJava() {
  const { stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  return Number(/version "(\d+)/.exec(stderr ?? "")?.[1] ?? 0) >= minJava;
}

export const findHtmlChecker = () => (existsSync(program) && hasJava() ? program : undefined);

/** Skips the package's install script, which would download Java. */
export function installHtmlChecker() {
  spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    env: environment,
    stdio: "inherit",
  });
}
