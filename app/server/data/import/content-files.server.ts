import { existsSync } from "node:fs";
import { basename, join, sep } from "node:path";

import * as v from "valibot";

import type { LocaleCode, SiteCode } from "#app/site/markets.ts";
import { placesFile } from "#app/validation/places.schema.ts";
import { printedCatalogFile, manualEntry, manualsFile } from "#app/validation/print.schema.ts";
import { themeFile } from "#app/validation/theme.schema.ts";

import { type CatalogFile, catalogOnDemand } from "./catalogs/catalog-file.server.ts";
import { checkStrayFiles } from "./check-file-names.server.ts";
import { files, hashContent } from "./content-hash.server.ts";
import {
  articleEntry,
  awardsFile,
  categoryEntry,
  certificateEntry,
  downloadsFile,
  markdownPageFrontMatter,
  pageEntry,
  vocabularyFile,
} from "./entries.schema.ts";
import { createEntryReader, type Entry, type InvalidEntry, type Source } from "./entry-reader.server.ts";
import { productEntry } from "./product.schema.ts";
import { brandFile, localeOf, menusFile, sitesFile } from "./site.schema.ts";
import { overrideSchemas } from "./site-overrides.schema.ts";
import { priceListFile } from "./price-lists.ts";
import { perObject } from "./per-object.ts";
import { parseRedirects, type RedirectsFile, redirectsFileName } from "./redirects/parse-redirects.ts";
import type { Problem } from "./problem.ts";
import { synonymsFile } from "./synonyms.schema.ts";
import { parseMarkdown } from "./source-file.server.ts";

export type PageEntry = Entry<v.InferOutput<typeof pageEntry>> & { site?: SiteCode };
export type ArticleEntry = Entry<v.InferOutput<typeof articleEntry>>;

export type SiteOverride = Entry<Record<string, unknown>> & {
  site: SiteCode;
  /** The entry: `products/facet`, `menus`. */
  target: string;
};

/** Parsed files of `content/`. Entries that failed to parse are missing and have a problem. */
export type ContentFiles = {
  sites?: Entry<v.InferOutput<typeof sitesFile>>;
  brand?: Entry<v.InferOutput<typeof brandFile>>;
  theme?: Entry<v.InferOutput<typeof themeFile>>;
  menus?: Entry<v.InferOutput<typeof menusFile>>;
  vocabulary?: Entry<v.InferOutput<typeof vocabularyFile>>;
  synonyms?: Entry<v.InferOutput<typeof synonymsFile>>;
  awards?: Entry<v.InferOutput<typeof awardsFile>>;
  places?: Entry<v.InferOutput<typeof placesFile>>;
  downloads?: Entry<v.InferOutput<typeof downloadsFile>>;
  printedCatalog?: Entry<v.InferOutput<typeof printedCatalogFile>>;
  manualTexts?: Entry<v.InferOutput<typeof manualsFile>>;
  manuals: Entry<v.InferOutput<typeof manualEntry>>[];
  categories: Entry<v.InferOutput<typeof categoryEntry>>[];
  products: Entry<v.InferOutput<typeof productEntry>>[];
  certificates: Entry<v.InferOutput<typeof certificateEntry>>[];
  pages: PageEntry[];
  articles: ArticleEntry[];
  catalogs: Map<LocaleCode, CatalogFile>;
  overrides: SiteOverride[];
  /** Single texts of the content and the interface that sites override. */
  siteTexts: Map<SiteCode, CatalogFile>;
  priceLists: Map<SiteCode, Entry<v.InferOutput<typeof priceListFile>>>;
  redirects: RedirectsFile;
  problems: Problem[];
  /** Entries that failed to parse, without extension: `products/facet`. */
  unread: ReadonlySet<string>;
  /** Raw values of those that are valid YAML, for the checks of single fields. */
  invalid: InvalidEntry[];
  hash: string;
};

/**
 * For the parameters, see `createEntryReader`.
 * @param options.hash if it is known already
 * @param options.textsOnDemand for files without mistakes: parses the message catalog of a language on first use
 */
export function readContentFiles(
  root: string,
  folder: string,
  {
    sources = new Map(),
    textsOnDemand = false,
    hash = hashContent(folder),
  }: { sources?: Map<string, Source> | undefined; textsOnDemand?: boolean; hash?: string } = {},
): ContentFiles {
  const { problems, unread, invalid, readCached, readTexts, single, singleOrEmpty, optional, every } =
    createEntryReader(root, folder, sources);
  const pagesIn = (prefix: string) => [
    ...every(pageEntry, `${prefix}pages/*.yaml`),
    ...every(markdownPage, `${prefix}pages/*.md`, parseMarkdown).map((entry) => asPage(entry)),
  ];

  const readCatalogs = (locales: readonly LocaleCode[]) => {
    const catalogs = new Map<LocaleCode, CatalogFile>();
    for (const locale of locales) {
      const path = catalogPath(folder, locale);
      const catalog = textsOnDemand ? catalogOnDemand(root, path) : readTexts(path);
      if (catalog) catalogs.set(locale, catalog);
    }
    return catalogs;
  };
  const siteCodes = siteFolders(folder);
  const readOverrides = (site: SiteCode): SiteOverride[] =>
    Object.entries(overrideSchemas).flatMap(([pattern, schema]) =>
      every(schema, `sites/${site}/${pattern}`).map((entry) => ({
        ...entry,
        site,
        target: pattern.replace("*", entry.slug).replace(".yaml", ""),
      })),
    );
  const filesOfSites = <File>(name: string, read: (path: string) => File | undefined) =>
    new Map(
      siteCodes.flatMap((site) => {
        const path = `sites/${site}/${name}`;
        const file = existsSync(join(folder, path)) ? read(path) : undefined;
        return file ? [[site, file] as const] : [];
      }),
    );

  const redirects = readCached(join(folder, redirectsFileName), (text, file) => parseRedirects(file, text));
  const sites = single(sitesFile, "sites.yaml");
  const locales = new Set((sites?.value.sites ?? []).map(localeOf));
  return {
    sites,
    brand: single(brandFile, "brand.yaml"),
    theme: optional(themeFile, "theme.yaml"),
    menus: single(menusFile, "menus.yaml"),
    vocabulary: single(vocabularyFile, "vocabulary.yaml"),
    synonyms: single(synonymsFile, "synonyms.yaml"),
    awards: singleOrEmpty(awardsFile, "awards.yaml"),
    places: singleOrEmpty(placesFile, "places.yaml"),
    downloads: singleOrEmpty(downloadsFile, "downloads.yaml"),
    printedCatalog: optional(printedCatalogFile, "catalogue.yaml"),
    manualTexts: optional(manualsFile, "manuals.yaml"),
    manuals: every(manualEntry, "manuals/*.yaml"),
    categories: every(categoryEntry, "categories/*.yaml"),
    products: every(productEntry, "products/*.yaml"),
    certificates: every(certificateEntry, "certificates/*.yaml"),
    pages: [
      ...pagesIn(""),
      ...siteCodes.flatMap((site) => pagesIn(`sites/${site}/`).map((entry) => ({ ...entry, site }))),
    ],
    articles: every(articleEntry, "articles/*.md", parseMarkdown),
    catalogs: readCatalogs([...locales].filter((locale) => locale !== sites?.value.sourceLocale)),
    overrides: siteCodes.flatMap(readOverrides),
    siteTexts: filesOfSites("texts.po", (path) => readTexts(join(folder, path))),
    priceLists: filesOfSites("prices.yaml", (path) => single(priceListFile, path)),
    redirects,
    problems: [...problems, ...redirects.problems, ...checkStrayFiles(root, folder)],
    unread,
    invalid,
    hash,
  };
}

/** Names of the folders below `sites`, including those without a site. */
export const siteFolders = (folder: string): SiteCode[] => [
  ...new Set(files(folder, "sites/*/**/*.*").map((path) => path.split(sep)[1]!)),
];

const markdownPage = v.strictObject({
  ...markdownPageFrontMatter.entries,
  body: v.pipe(v.string(), v.minLength(1)),
});

const asPage = perObject((entry: Entry<v.InferOutput<typeof markdownPage>>): PageEntry => {
  const { body, ...page } = entry.value;
  const value = { ...page, blocks: [{ kind: "rich-text" as const, title: page.title, body }] };
  return { ...entry, schema: pageEntry, value };
});

/** Includes files that failed to parse. */
export const slugsOf = (content: ContentFiles, folder: "products" | "categories"): Set<string> =>
  new Set([
    ...content[folder].map(({ slug }) => slug),
    ...[...content.unread].filter((path) => path.startsWith(`${folder}/`)).map((path) => basename(path)),
  ]);

/** Includes pages with problems. `site` is set for a page of one site. */
export function allEntries(content: ContentFiles): (Entry<unknown> & { site?: SiteCode })[] {
  const { sites, brand, theme, menus, vocabulary, awards, places } = content;
  const { downloads, printedCatalog, manualTexts } = content;
  const { manuals, categories, products, certificates, pages, articles, overrides, invalid } = content;
  const texts = [downloads, printedCatalog, manualTexts];
  const single = [sites, brand, theme, menus, vocabulary, awards, places, ...texts];
  return [
    ...single.filter((entry) => entry !== undefined),
    ...[manuals, categories, products, certificates, pages, articles, overrides, invalid].flat(),
  ];
}

export const catalogPath = (folder: string, locale: LocaleCode) => join(folder, "locales", `${locale}.po`);
