import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";

import * as v from "valibot";

import { type LocaleCode, localeCodes, sourceLocale } from "#app/site/markets.ts";
import { placesFile } from "#app/validation/places.schema.ts";
import { printedCatalogFile, manualEntry, manualsFile } from "#app/validation/print.schema.ts";

import { type CatalogFile, parseCatalog } from "./catalogs/catalog-file.server.ts";
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
import { productEntry } from "./product.schema.ts";
import { brandFile, menusFile, sitesFile } from "./site.schema.ts";
import { perObject } from "./per-object.ts";
import type { Problem } from "./problem.ts";
import { synonymsFile } from "./synonyms.schema.ts";
import {
  isSourceFile,
  parseSource,
  parseMarkdown,
  parseYaml,
  type SourceFile,
} from "./source-file.server.ts";

export type Entry<Value> = {
  slug: string;
  value: Value;
  source: SourceFile;
  schema: v.GenericSchema<unknown, Value>;
};

export type PageEntry = Entry<v.InferOutput<typeof pageEntry>> & { site?: LocaleCode };
export type ArticleEntry = Entry<v.InferOutput<typeof articleEntry>>;

/** Parsed files of `content/`. Entries that failed to parse are missing and have a problem. */
export type ContentFiles = {
  sites?: Entry<v.InferOutput<typeof sitesFile>>;
  brand?: Entry<v.InferOutput<typeof brandFile>>;
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
  problems: Problem[];
  /** Files that failed to parse, without extension: `products/facet`. */
  unread: ReadonlySet<string>;
  hash: string;
};

export type Source = { text: string; result: object };

/**
 * @param root project root, for the paths in problems
 * @param sources cache of parsed files; updated in place
 */
export function readContentFiles(
  root: string,
  folder: string,
  sources: Map<string, Source> = new Map(),
): ContentFiles {
  const problems: Problem[] = [];
  const unread = new Set<string>();
  const readCached = <Result extends object>(
    path: string,
    parseText: (text: string, file: string) => Result,
  ) => {
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    const cached = sources.get(path);
    if (cached?.text === text) return cached.result as Result;
    const result = parseText(text, relative(root, path));
    sources.set(path, { text, result });
    return result;
  };
  const parse = <Schema extends v.GenericSchema>(schema: Schema, path: string, read = parseYaml) => {
    const parsed = readCached(path, (text, file) => {
      const source = read(file, text);
      if (!isSourceFile(source)) return { problems: [source] };
      const result = parseSource(schema, source);
      if ("problems" in result) return result;
      // Content schemas do not transform types, so input equals output.
      const entrySchema = schema as v.GenericSchema<unknown, v.InferOutput<Schema>>;
      return { slug: basename(path, extname(path)), value: result.value, source, schema: entrySchema };
    });
    if (!("problems" in parsed)) return parsed;
    problems.push(...parsed.problems);
    unread.add(relative(folder, path).slice(0, -extname(path).length));
    return undefined;
  };
  const single = <Schema extends v.GenericSchema>(schema: Schema, name: string) =>
    parse(schema, join(folder, name));
  const every = <Schema extends v.GenericSchema>(schema: Schema, pattern: string, read = parseYaml) =>
    files(folder, pattern).flatMap((path) => parse(schema, join(folder, path), read) ?? []);
  const pagesIn = (prefix: string) => [
    ...every(pageEntry, `${prefix}pages/*.yaml`),
    ...every(markdownPage, `${prefix}pages/*.md`, parseMarkdown).map((entry) => asPage(entry)),
  ];

  const readCatalogs = (locales: readonly LocaleCode[]) => {
    const catalogs = new Map<LocaleCode, CatalogFile>();
    for (const locale of locales.filter((code) => code !== sourceLocale)) {
      const catalog = readCached(catalogPath(folder, locale), (text, file) => parseCatalog(file, text));
      if ("entries" in catalog) catalogs.set(locale, catalog);
      else problems.push(catalog);
    }
    return catalogs;
  };

  const sites = single(sitesFile, "sites.yaml");
  return {
    sites,
    brand: single(brandFile, "brand.yaml"),
    menus: single(menusFile, "menus.yaml"),
    vocabulary: single(vocabularyFile, "vocabulary.yaml"),
    synonyms: single(synonymsFile, "synonyms.yaml"),
    awards: single(awardsFile, "awards.yaml"),
    places: single(placesFile, "places.yaml"),
    downloads: single(downloadsFile, "downloads.yaml"),
    printedCatalog: single(printedCatalogFile, "catalogue.yaml"),
    manualTexts: single(manualsFile, "manuals.yaml"),
    manuals: every(manualEntry, "manuals/*.yaml"),
    categories: every(categoryEntry, "categories/*.yaml"),
    products: every(productEntry, "products/*.yaml"),
    certificates: every(certificateEntry, "certificates/*.yaml"),
    pages: [
      ...pagesIn(""),
      ...localeCodes.flatMap((site) => pagesIn(`sites/${site}/`).map((entry) => ({ ...entry, site }))),
    ],
    articles: every(articleEntry, "articles/*.md", parseMarkdown),
    catalogs: readCatalogs(sites?.value.sites.map(({ code }) => code) ?? []),
    problems,
    unread,
    hash: hashContent(folder),
  };
}

const markdownPage = v.strictObject({
  ...markdownPageFrontMatter.entries,
  body: v.pipe(v.string(), v.minLength(1)),
});

const asPage = perObject((entry: Entry<v.InferOutput<typeof markdownPage>>): PageEntry => {
  const { body, ...page } = entry.value;
  const value = { ...page, blocks: [{ kind: "rich-text" as const, title: page.title, body }] };
  return { ...entry, schema: pageEntry, value };
});

export const catalogPath = (folder: string, locale: LocaleCode) => join(folder, "locales", `${locale}.po`);
