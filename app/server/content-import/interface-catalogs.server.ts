import { globSync } from "node:fs";
import { basename, join } from "node:path";

import { localeCodes, sourceLocale } from "../../site/markets.ts";
import { projectRoot } from "../project-root.server.ts";
import { type CatalogFile, readCatalog } from "./catalog-file.server.ts";
import { checkCatalog } from "./check-content.server.ts";
import type { Content } from "./localize-content.ts";
import type { Problem } from "./problem.ts";

/** Checks the interface catalogs in `app/locales`, also of languages that have no site. */
export function checkInterfaceCatalogs({ sites }: Pick<Content, "sites">): Problem[] {
  const tags = new Map(sites.value.sites.map(({ code, languageTag }) => [code, languageTag]));
  return localeCodes.flatMap((code) =>
    interfaceCatalogs(code).flatMap((catalog) =>
      "entries" in catalog ? checkCatalog(catalog, tags.get(code) ?? code) : [catalog],
    ),
  );
}

/** The catalogs of a locale, each message with the English text it translates as its source. */
export function interfaceCatalogs(locale: string): (CatalogFile | Problem)[] {
  return globSync(`app/locales/${locale}/*.po`, { cwd: projectRoot })
    .sort()
    .map((path) => {
      const catalog = readCatalog(projectRoot, join(projectRoot, path));
      return "entries" in catalog ? withSourceTexts(catalog, basename(path)) : catalog;
    });
}

/** A message with an id of its own (`validation_email`) has its English text in the English catalog. */
function withSourceTexts(catalog: CatalogFile, area: string): CatalogFile {
  const english = readCatalog(projectRoot, join(projectRoot, "app/locales", sourceLocale, area));
  if (!("entries" in english)) return catalog;
  const texts = new Map(english.entries.map(({ source, translation }) => [source, translation]));
  return {
    ...catalog,
    lineOf: (entry) => catalog.lineOf({ ...entry, source: idOf(entry.source, texts) }),
    entries: catalog.entries.map((entry) => ({ ...entry, source: texts.get(entry.source) || entry.source })),
  };
}

const idOf = (text: string, texts: ReadonlyMap<string, string>) =>
  [...texts].find(([, translation]) => translation === text)?.[0] ?? text;
