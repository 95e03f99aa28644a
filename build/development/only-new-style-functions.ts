import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { projectRoot } from "../../app/server/ops/project-root.server.ts";

/** Panda rewrites all of its functions on each recipe change. Unchanged files are ignored, so that they do not reload. */
export function onlyNewStyleFunctions(): Plugin {
  const folder = join(projectRoot, "styled-system/");
  const known = new Map(
    globSync("**/*.mjs", { cwd: folder }).map((path) => {
      const file = join(folder, path);
      return [file, readFileSync(file, "utf8")];
    }),
  );
  const isNew = new Map<string, { timestamp: number; changed: boolean }>();
  return {
    name: "only-new-style-functions",
    apply: "serve",
    hotUpdate: {
      order: "pre",
      async handler({ file, timestamp, read }) {
        if (!file.startsWith(folder)) return undefined;
        // Compares with the folder that `scripts/prepare.mjs` generated; the next command generates it again.
        rmSync(join(folder, ".sources"), { force: true });
        // Each environment receives the event; the contents are compared once per change.
        if (isNew.get(file)?.timestamp !== timestamp) {
          const source = await read();
          isNew.set(file, { timestamp, changed: known.get(file) !== source });
          known.set(file, source);
        }
        return isNew.get(file)!.changed ? undefined : [];
      },
    },
  };
}
