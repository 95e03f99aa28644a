import { readCatalog } from "../../app/server/data/import/catalogs/catalog-file.server.ts";
import { comparePlaceholders } from "../../app/server/data/import/catalogs/placeholders.ts";
import type { Problem } from "../../app/server/data/import/problem.ts";

/** Lingui ignores syntax errors in catalogs, and only warns of messages that it cannot compile. */
export function problemsInCatalog(root: string, path: string): Problem[] {
  const catalog = readCatalog(root, path);
  if ("message" in catalog) return [catalog];
  return catalog.entries
    .filter(({ translation }) => translation !== "")
    .flatMap(({ file, line, source, translation }) =>
      comparePlaceholders(source, translation).map(({ got, wanted }) => ({
        file,
        line,
        message: `"${source}": got ${got}, expected ${wanted}`,
      })),
    );
}
