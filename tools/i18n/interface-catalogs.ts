import { globSync } from "node:fs";
import { basename, join } from "node:path";

import { sourceLocale } from "#app/site/markets.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { type CatalogFile, readCatalog } from "#app/server/data/import/catalogs/catalog-file.server.ts";

/** Interface messages of a locale with their English source texts. */
export function interfaceCatalogs(locale: string): (CatalogFile | Problem)[] {
  return globSync(`app/locales/${locale}/*.po`, { cwd: projectRoot })
    .sort()
    .map((path) => {
      const catalog = readCatalog(projectRoot, join(projectRoot, path));
      return "entries" in catalog ? withSourceTexts(catalog, basename(path)) : catalog;
    });
}

/** Resolves explicit ids (`validation_email`) through the English catalog. */
function withSourceTexts(catalog: CatalogFile, area: string): CatalogFile {
  const english = readCatalog(projectRoot, join(projectRoot, "app/locales", sourceLocale, area));
  if (!("entries" in english)) return catalog;
  const texts = new Map(english.entries.map(({ source, translation }) => [source, translation]));
  const entries = catalog.entries.map((entry) => ({
    ...entry,
    source: texts.get(entry.source) || entry.source,
  }));
  return { ...catalog, entries };
}
