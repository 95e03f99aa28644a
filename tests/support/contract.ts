/** For tests of undocumented behavior of packages (app/framework). */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

/**
 * @param known the package and the version that the code was written for
 * @param change what has changed if the expectation fails
 * @returns a message for `expect`
 */
export function contract(known: string, change: string): string {
  const name = known.slice(0, known.lastIndexOf("@"));
  const manifest = readFileSync(join(projectRoot, "node_modules", name, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  return `${name} ${version} is installed, the code was written for ${known}: ${change}`;
}
