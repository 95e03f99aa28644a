import { basename, extname, join } from "node:path";

import * as v from "valibot";

import { type LocaleCode, localeCodes, sourceLocale } from "#app/site/markets.ts";
import { placesFile } from "#app/validation/places.schema.ts";
import { catalogueFile, manualEntry, manualsFile } from "#app/validation/print.schema.ts";

import { type CatalogEntry, type CatalogFile, readCatalog } from "./catalogs/catalog-file.server.ts";
import { files, hashContent } from "./content-hash.server.ts";
import {
  articleEntry,
  awardsFile,
  categoryEntry,
  certificateEntry,
  downloadsFile,
  markdownPageFrontMatter,
  pageEntry,
  productEntry,
  vocabularyFile,
} from "./entries.schema.ts";
import { brandFile, menusFile, sitesFile } from "./site.schema.ts";
import type { Problem } from "./problem.ts";
import { isSourceFile, parseSource, readMarkdown, readYaml, type SourceFile } from "./source-file.server.ts";

/** One parsed entry and where it came from. */
export type Entry<Value> = {
  slug: string;
  value: Value;
  source: SourceFile;
  schema: v.GenericSchema<unknown, Value>;
};

export type PageEntry = Entry<v.InferOutput<typeof pageEntry>> & { site?: LocaleCode };
export type ArticleEntry = Entry<v.InferOutput<typeof articleEntry>>;

/** Everything below `content/`, parsed. Entries that could not be parsed are missing and have a problem. */
export type ContentFiles = {
  sites?: Entry<v.InferOutput<typeof sitesFile>>;
  brand?: Entry<v.InferOutput<typeof brandFile>>;
  menus?: Entry<v.InferOutput<typeof menusFile>>;
  vocabulary?: Entry<v.InferOutput<typeof vocabularyFile>>;
  awards?: Entry<v.InferOutput<typeof awardsFile>>;
  places?: Entry<v.InferOutput<typeof placesFile>>;
  downloads?: Entry<v.InferOutput<typeof downloadsFile>>;
  catalogue?: Entry<v.InferOutput<typeof catalogueFile>>;
  manualTexts?: Entry<v.InferOutput<typeof manualsFile>>;
  /** Each is named after its product. */
  manuals: Entry<v.InferOutput<typeof manualEntry>>[];
  categories: Entry<v.InferOutput<typeof categoryEntry>>[];
  products: Entry<v.InferOutput<typeof productEntry>>[];
  certificates: Entry<v.InferOutput<typeof certificateEntry>>[];
  pages: PageEntry[];
  articles: ArticleEntry[];
  catalogs: Map<LocaleCode, CatalogFile>;
  problems: Problem[];
  /** Changes when any file does. */
  hash: string;
};

/** @param root the project's root, for the paths in problems @param folder the content folder */
export function readContentFiles(root: string, folder: string): ContentFiles {
  const problems: Problem[] = [];
  const parse = <Schema extends v.GenericSchema>(schema: Schema, path: string, read = readYaml) => {
    const source = read(root, path);
    if (!isSourceFile(source)) {
      problems.push(source);
      return undefined;
    }
    const result = parseSource(schema, source);
    if ("problems" in result) {
      problems.push(...result.problems);
      return undefined;
    }
    // What a schema gives is what it takes: none transforms its type.
    const entrySchema = schema as v.GenericSchema<unknown, v.InferOutput<Schema>>;
    return { slug: basename(path, extname(path)), value: result.value, source, schema: entrySchema };
  };
  const single = <Schema extends v.GenericSchema>(schema: Schema, name: string) =>
    parse(schema, join(folder, name));
  const every = <Schema extends v.GenericSchema>(schema: Schema, pattern: string, read = readYaml) =>
    files(folder, pattern).flatMap((path) => parse(schema, join(folder, path), read) ?? []);
  const pagesIn = (prefix: string) => [
    ...every(pageEntry, `${prefix}pages/*.yaml`),
    ...every(markdownPage, `${prefix}pages/*.md`, readMarkdown).map((entry) => ({
      ...entry,
      schema: pageEntry,
      value: asPage(entry.value),
    })),
  ];

  const sites = single(sitesFile, "sites.yaml");
  return {
    sites,
    brand: single(brandFile, "brand.yaml"),
    menus: single(menusFile, "menus.yaml"),
    vocabulary: single(vocabularyFile, "vocabulary.yaml"),
    awards: single(awardsFile, "awards.yaml"),
    places: single(placesFile, "places.yaml"),
    downloads: single(downloadsFile, "downloads.yaml"),
    catalogue: single(catalogueFile, "catalogue.yaml"),
    manualTexts: single(manualsFile, "manuals.yaml"),
    manuals: every(manualEntry, "manuals/*.yaml"),
    categories: every(categoryEntry, "categories/*.yaml"),
    products: every(productEntry, "products/*.yaml"),
    certificates: every(certificateEntry, "certificates/*.yaml"),
    pages: [
      ...pagesIn(""),
      ...localeCodes.flatMap((site) => pagesIn(`sites/${site}/`).map((entry) => ({ ...entry, site }))),
    ],
    articles: every(articleEntry, "articles/*.md", readMarkdown),
    catalogs: readCatalogs(root, folder, sites?.value.sites.map(({ code }) => code) ?? [], problems),
    problems,
    hash: hashContent(folder),
  };
}

const markdownPage = v.strictObject({
  ...markdownPageFrontMatter.entries,
  body: v.pipe(v.string(), v.minLength(1)),
});

function asPage({ body, ...page }: v.InferOutput<typeof markdownPage>): v.InferOutput<typeof pageEntry> {
  return { ...page, blocks: [{ kind: "rich-text", title: page.title, body }] };
}

function readCatalogs(root: string, folder: string, locales: readonly LocaleCode[], problems: Problem[]) {
  const catalogs = new Map<LocaleCode, CatalogFile>();
  for (const locale of locales.filter((code) => code !== sourceLocale)) {
    const catalog = readCatalog(root, catalogPath(folder, locale));
    if ("entries" in catalog) catalogs.set(locale, catalog);
    else problems.push(catalog);
  }
  return catalogs;
}

export const catalogPath = (folder: string, locale: LocaleCode) => join(folder, "locales", `${locale}.po`);

export const translatedEntries = (catalog: CatalogFile | undefined): CatalogEntry[] => catalog?.entries ?? [];
