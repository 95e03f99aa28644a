import { pages as sitePages } from "#app/site/pages.ts";

import type { CatalogEntry } from "./catalogs/catalog-file.server.ts";
import { faultCheckers, runCheckers, languageOf } from "./catalogs/fault-checkers.ts";
import { checkManuals } from "./check-manuals.ts";
import { type ContentFiles, slugsOf } from "./content-files.server.ts";
import type { Entry } from "./entry-reader.server.ts";
import { pageMiddleware } from "../../domain/sites/page-middleware.ts";
import { checkCategories } from "./check-categories.ts";
import { checkFinders } from "./check-finders.ts";
import { checkItemNumbers, checkVariants } from "./check-variants.ts";
import { checkPlaceholders } from "./check-placeholders.ts";
import { checkSpecifications } from "./check-specifications.ts";
import { checkSites } from "./check-sites.ts";
import { checkModels } from "./check-models.server.ts";
import { checkSynonyms } from "./check-synonyms.ts";
import { checkTheme } from "./check-theme.ts";
import { checkFields } from "./check-fields.server.ts";
import { perObject } from "./per-object.ts";
import { checkRedirects } from "./redirects/check-redirects.server.ts";
import { type Problem, problemAt } from "./problem.ts";

/** Checks references between files. References to files that failed to parse are not reported again. */
export function checkContent(content: ContentFiles, mediaFolder: string): Problem[] {
  return [
    ...checkUnique(content),
    ...checkSites(content),
    ...checkTheme(content),
    ...checkCategories(content),
    ...checkFinders(content),
    ...checkProducts(content),
    ...checkPages(content),
    ...checkPlaceholders(content),
    ...checkSynonyms(content, slugsOf(content, "categories")),
    ...checkManuals(content),
    ...checkFields(content, mediaFolder),
    ...checkModels(content, mediaFolder),
    ...checkRedirects(content, mediaFolder),
    ...checkCatalogs(content),
  ];
}

function duplicates<Item extends Entry<unknown>>(
  entries: readonly Item[],
  field: string,
  keyOf: (entry: Item) => unknown,
) {
  const first = new Map<string, Item>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    if (typeof key !== "string") return [];
    const earlier = first.get(key);
    if (!earlier) first.set(key, entry);
    return earlier
      ? [problemAt(entry, [field], `${JSON.stringify(key)} is already used in ${earlier.source.file}`)]
      : [];
  });
}

const valueAt =
  (field: string) =>
  ({ value }: Entry<unknown>) =>
    (value as Record<string, unknown> | null)?.[field];

function checkUnique({ products, certificates, pages, articles, sites, invalid }: ContentFiles): Problem[] {
  const withInvalid = <Item extends Entry<unknown>>(
    entries: readonly Item[],
    folder: string,
  ): Entry<unknown>[] => [...entries, ...invalid.filter(({ path }) => path.startsWith(`${folder}/`))];
  const hosts = (sites?.value.sites ?? []).flatMap((site, index) =>
    [site.host, ...site.aliases, ...site.localHosts].map((host) => ({ host, index })),
  );
  return [
    ...checkItemNumbers(withInvalid(products, "products")),
    ...duplicates(withInvalid(certificates, "certificates"), "number", valueAt("number")),
    ...duplicates([...pages.filter(({ site }) => !site), ...articles], "title", ({ slug }) => slug),
    ...hosts
      .filter(({ host }, position) => hosts.findIndex((other) => other.host === host) < position)
      .map(({ host, index }) =>
        problemAt(sites!, ["sites", index], `the host ${JSON.stringify(host)} belongs to two sites`),
      ),
  ];
}

/** Includes entries with other problems. */
export const checkProducts = ({ products, invalid, vocabulary }: ContentFiles): Problem[] =>
  vocabulary
    ? [...products, ...invalid.filter(({ path }) => path.startsWith("products/"))]
        .flatMap((entry) => checkSpecifications(entry, vocabulary.value))
        .concat(products.flatMap((entry) => checkVariants(entry, vocabulary.value)))
    : [];

function checkPages({ pages, articles }: ContentFiles): Problem[] {
  return [
    ...pages.flatMap((entry) =>
      entry.value.middleware
        .filter((name) => !(name in pageMiddleware))
        .map((name) =>
          problemAt(
            entry,
            ["middleware"],
            `got ${JSON.stringify(name)}, expected one of ${Object.keys(pageMiddleware).join(", ")}`,
          ),
        ),
    ),
    ...[...pages, ...articles]
      .filter(({ slug }) => takenSlugs.has(slug))
      .map((entry) => problemAt(entry, [], `the address /${entry.slug} belongs to a page of the software`)),
  ];
}

/** First path segments of the pages that are not content pages. */
const takenSlugs = new Set(Object.keys(sitePages).flatMap((route) => /^\/([a-z-]+)/.exec(route)?.[1] ?? []));

/** Only faults that break a page; `npm run i18n -- check` reports the rest. */
function checkCatalogs({ catalogs, sites }: ContentFiles): Problem[] {
  if (!sites) return [];
  return [...catalogs].flatMap(([locale, { entries }]) => {
    const language = languageOf({ sites }, locale);
    const byLanguage = faultsOf(entries);
    const key = `${language.code} ${language.tag}`;
    if (!byLanguage.has(key)) byLanguage.set(key, runCheckers(faultCheckers, language, entries));
    return byLanguage.get(key)!;
  });
}

const faultsOf = perObject((_entries: readonly CatalogEntry[]) => new Map<string, Problem[]>());
