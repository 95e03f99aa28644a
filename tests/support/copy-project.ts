import { cpSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob, relative } from "node:path";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

/** Generated files, and the history of the project. */
const leftOut = [
  ".git",
  ...readFileSync(join(projectRoot, ".gitignore"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.replace(/\/$/, "")),
];

/** @returns a new folder with the project's current sources and the installed packages */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-walk-"));
  cpSync(projectRoot, folder, {
    recursive: true,
    filter: (path) => !leftOut.some((pattern) => matchesGlob(relative(projectRoot, path), pattern)),
  });
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  return folder;
}
