import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import type { ContentFiles } from "./content-files.server.ts";
import { type Problem, problemAt } from "./problem.ts";

/** Bytes. Visitors on phones load it. */
const maxSize = 1_200_000;

/** Models are cached forever, so a changed file needs another name. Missing files are reported elsewhere. */
export const checkModels = ({ products }: ContentFiles, mediaFolder: string): Problem[] =>
  products.flatMap((entry) => {
    const file = entry.value.model?.file;
    const text = file === undefined ? undefined : problemOf(file, join(mediaFolder, file));
    return text === undefined ? [] : [problemAt(entry, ["model", "file"], text)];
  });

function problemOf(file: string, path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (stats.size > maxSize) return `has ${stats.size} bytes, expected at most ${maxSize}`;
  const hash = createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 8);
  return new RegExp(`^models/[a-z0-9-]+-${hash}\\.glb$`).test(file)
    ? undefined
    : `expected a name in models/ that ends with the hash of the file, -${hash}.glb`;
}
