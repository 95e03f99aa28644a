import { basename } from "node:path";

import { productsOf } from "#app/validation/places.schema.ts";

import type { CatalogEntry } from "./catalogs/catalog-file.server.ts";
import { faultCheckers, runCheckers, languageOf } from "./catalogs/fault-checkers.ts";
import { checkManuals } from "./check-manuals.ts";
import type { ContentFiles, Entry } from "./content-files.server.ts";
import { pageMiddleware } from "../../domain/sites/page-middleware.ts";
import { problemAt, type Problem } from "./problem.ts";
import { checkCategories } from "./check-categories.ts";
import { checkItemNumbers, checkVariants } from "./check-variants.ts";
import { checkSpecifications, checkVocabulary } from "./check-specifications.ts";
import { checkSynonyms } from "./check-synonyms.ts";
import { checkMedia } from "./check-media.server.ts";
import { perObject } from "./per-object.ts";

/** Checks references between files. References to files that failed to parse are not reported again. */
export function checkContent(content: ContentFiles, mediaFolder: string): Problem[] {
  return [
    ...checkUnique(content),
    ...checkItemNumbers(content.products),
    ...checkCategories(content, slugsOf(content, "categories")),
    ...checkProducts(content),
    ...checkPages(content),
    ...checkArticles(content),
    ...checkProductLists(content),
    ...checkPlaces(content),
    ...(content.vocabulary ? checkVocabulary(content.vocabulary) : []),
    ...checkSynonyms(content, slugsOf(content, "categories")),
    ...checkManuals(content),
    ...checkMedia(content, mediaFolder),
    ...checkCatalogs(content),
  ];
}

function duplicates<Item extends Entry<unknown>>(
  entries: readonly Item[],
  field: string,
  keyOf: (entry: Item) => string,
) {
  const first = new Map<string, Item>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    const earlier = first.get(key);
    if (!earlier) first.set(key, entry);
    return earlier
      ? [
          problemAt(
            entry,
            [field],
            `${field}: ${JSON.stringify(key)} is already used in ${earlier.source.file}`,
          ),
        ]
      : [];
  });
}

function checkUnique({ certificates, pages, articles, sites }: ContentFiles): Problem[] {
  const hosts = (sites?.value.sites ?? []).flatMap((site, index) =>
    [site.host, ...site.aliases, ...site.localHosts].map((host) => ({ host, index })),
  );
  return [
    ...duplicates(certificates, "number", ({ value }) => value.number),
    ...duplicates([...pages.filter(({ site }) => !site), ...articles], "title", ({ slug }) => slug),
    ...hosts
      .filter(({ host }, position) => hosts.findIndex((other) => other.host === host) < position)
      .map(({ host, index }) =>
        problemAt(sites!, ["sites", index], `host: ${JSON.stringify(host)} belongs to two sites`),
      ),
  ];
}

/** Includes files that failed to parse. */
const slugsOf = (content: ContentFiles, folder: "products" | "categories"): Set<string> =>
  new Set([
    ...content[folder].map(({ slug }) => slug),
    ...[...content.unread].filter((path) => path.startsWith(`${folder}/`)).map((path) => basename(path)),
  ]);

export function checkProducts(content: ContentFiles): Problem[] {
  const { products, vocabulary } = content;
  const slugs = slugsOf(content, "products");
  const families = slugsOf(content, "categories");
  const sites = content.sites && new Set<string>(content.sites.value.sites.map(({ code }) => code));
  return products.flatMap((entry) => {
    const { value } = entry;
    const unknown = (
      path: PropertyKey[],
      what: string,
      key: string,
      known: { has: (key: string) => boolean },
    ) =>
      known.has(key)
        ? []
        : [problemAt(entry, path, `${path.join(".")}: unknown ${what} ${JSON.stringify(key)}`)];
    const words = (name: "tags" | "connections") => new Set(Object.keys(vocabulary?.value[name] ?? {}));
    return [
      ...unknown(["category"], "category", value.category, families),
      ...(value.successor === undefined ? [] : unknown(["successor"], "product", value.successor, slugs)),
      ...(value.sites ?? []).flatMap((site, index) =>
        sites ? unknown(["sites", index], "site", site, sites) : [],
      ),
      ...value.related.flatMap((slug, index) => unknown(["related", index], "product", slug, slugs)),
      ...(vocabulary
        ? [
            ...value.tags.flatMap((tag, index) => unknown(["tags", index], "tag", tag, words("tags"))),
            ...value.connections.flatMap((key, index) =>
              unknown(["connections", index], "connection", key, words("connections")),
            ),
            ...checkVariants(entry, vocabulary.value),
            ...checkSpecifications(entry, vocabulary.value),
          ]
        : []),
    ];
  });
}

function checkPages(content: ContentFiles): Problem[] {
  const { pages, awards } = content;
  const productSlugs = slugsOf(content, "products");
  const categorySlugs = slugsOf(content, "categories");
  return pages.flatMap((entry) => [
    ...entry.value.middleware
      .filter((name) => !(name in pageMiddleware))
      .map((name) =>
        problemAt(
          entry,
          ["middleware"],
          `middleware: got ${JSON.stringify(name)}, wants one of ${Object.keys(pageMiddleware).join(", ")}`,
        ),
      ),
    ...entry.value.blocks.flatMap((block, index) => {
      const missing = (path: PropertyKey[], what: string, key: string) =>
        problemAt(
          entry,
          ["blocks", index, ...path],
          `blocks.${index}.${path.join(".")}: unknown ${what} ${JSON.stringify(key)}`,
        );
      if (block.kind === "product-cards") {
        return block.products.flatMap((slug, at) =>
          productSlugs.has(slug) ? [] : [missing(["products", at], "product", slug)],
        );
      }
      if (block.kind === "category-banners") {
        return block.banners.flatMap(({ category }, at) =>
          categorySlugs.has(category) ? [] : [missing(["banners", at, "category"], "category", category)],
        );
      }
      if (block.kind === "award-invitation") {
        return awards && !(block.award in awards.value) ? [missing(["award"], "award", block.award)] : [];
      }
      return [];
    }),
  ]);
}

function checkArticles({ articles, vocabulary }: ContentFiles): Problem[] {
  const words = vocabulary?.value.tags;
  return articles.flatMap((entry) =>
    entry.value.tags
      .filter((tag) => words && !(tag in words))
      .map((tag) => problemAt(entry, ["tags"], `tags: unknown tag ${JSON.stringify(tag)}`)),
  );
}

function checkProductLists(content: ContentFiles): Problem[] {
  const { certificates, downloads, places } = content;
  const known = slugsOf(content, "products");
  const unknownIn = (entry: Entry<unknown>, path: PropertyKey[], slugs: readonly string[]) =>
    slugs
      .filter((slug) => !known.has(slug))
      .map((slug) => problemAt(entry, path, `${path.join(".")}: unknown product ${JSON.stringify(slug)}`));
  return [
    ...Object.entries(places?.value ?? {}).flatMap(([slug, place]) =>
      unknownIn(places!, [slug, "products"], productsOf(place) ?? []),
    ),
    ...certificates.flatMap((entry) => unknownIn(entry, ["products"], entry.value.products)),
    ...Object.entries(downloads?.value ?? {}).flatMap(([slug, { products: slugs }]) =>
      unknownIn(downloads!, [slug, "products"], slugs),
    ),
  ];
}

function checkPlaces({ places, vocabulary }: ContentFiles): Problem[] {
  if (!places || !vocabulary) return [];
  return Object.entries(places.value).flatMap(([slug, { country }]) =>
    country in vocabulary.value.countries
      ? []
      : [
          problemAt(
            places,
            [slug, "country"],
            `${slug}.country: unknown country ${JSON.stringify(country)}, add it to content/vocabulary.yaml`,
          ),
        ],
  );
}

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
