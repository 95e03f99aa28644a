import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

/** @returns a new folder with every file under version control, as it is now, and the installed packages */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-walk-"));
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  for (const file of files.split("\n").filter(Boolean))
    // A removed file is listed until its removal is committed.
    if (existsSync(join(projectRoot, file))) cpSync(join(projectRoot, file), join(folder, file));
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  return folder;
}
