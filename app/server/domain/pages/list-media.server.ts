import { readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";

import { mediaFolder } from "#app/server/ops/project-root.server.ts";

/** Per file extension. */
const maxFiles = 12;

/** @returns paths below `/media`, the largest files of each extension first */
export function listMedia(): string[] {
  const files = readdirSync(mediaFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ path: file.slice(mediaFolder.length + 1), size: statSync(file).size }))
    .toSorted((one, other) => other.size - one.size);
  return Object.values(Object.groupBy(files, ({ path }) => extname(path))).flatMap((ofType) =>
    ofType!.slice(0, maxFiles).map(({ path }) => path),
  );
}
