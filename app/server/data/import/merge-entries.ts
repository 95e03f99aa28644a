/** Merges entries of bulk imports into the content of the files (docs/decisions/035-bulk-rows.md). */
import * as v from "valibot";

import { placeEntry } from "#app/validation/places.schema.ts";

import type { EntryTranslations } from "../database/schema.ts";
import type { CatalogEntryRow } from "./catalog-entries.repo.server.ts";
import type { Entry } from "./entry-reader.server.ts";
import { categoryEntry } from "./entries.schema.ts";
import type { Content } from "./localize-content.ts";
import { ContentError, type Problem } from "./problem.ts";
import { productEntry } from "./product.schema.ts";
import { type ProductShape, withDifference } from "./product-shape.ts";
import type { Translate } from "./translatable.ts";

const sourceOf = ({ kind, key, source }: Pick<CatalogEntryRow, "kind" | "key" | "source">) => ({
  file: `catalog rows of ${source}, ${kind} ${key}`,
  value: undefined,
  lineAt: () => 1,
  noteAt: () => "",
});

/** @throws {ContentError} for rows that have become invalid through an update of the software or of a file */
export function mergeEntries(content: Content, rows: readonly CatalogEntryRow[]): Content {
  if (rows.length === 0) return content;
  const problems: Problem[] = [];
  const parse = <Value>(
    schema: v.GenericSchema<unknown, Value>,
    row: CatalogEntryRow,
    value: unknown,
  ): Entry<Value>[] => {
    const source = sourceOf(row);
    const result = v.safeParse(schema, value);
    if (result.success) return [{ slug: row.key, value: result.output, source, schema }];
    const [issue] = result.issues;
    const path = (issue.path ?? []).map(({ key }) => String(key)).join(".");
    problems.push({ file: source.file, line: 1, message: `${path}: ${issue.message}` });
    return [];
  };
  const ofKind = (kind: CatalogEntryRow["kind"]) => rows.filter((row) => row.kind === kind);
  const vocabulary = { ...content.vocabulary.value };
  const labels = <Key extends "terms" | "tags" | "connections" | "units" | "countries">(
    key: Key,
    kind: CatalogEntryRow["kind"],
  ) => {
    const added = Object.fromEntries(ofKind(kind).map((row) => [row.key, String(row.value["label"])]));
    vocabulary[key] = { ...added, ...vocabulary[key] };
  };
  labels("terms", "term");
  labels("tags", "tag");
  labels("connections", "connection");
  labels("units", "unit");
  labels("countries", "country");
  const added = (kind: "color" | "specification") =>
    Object.fromEntries(ofKind(kind).map((row) => [row.key, row.value]));
  vocabulary.colors = { ...(added("color") as typeof vocabulary.colors), ...vocabulary.colors };
  vocabulary.specifications = {
    ...vocabulary.specifications,
    ...(added("specification") as typeof vocabulary.specifications),
  };

  const files = new Map(content.products.map((entry) => [entry.slug, entry]));
  const products = ofKind("product").flatMap((row) => {
    const file = files.get(row.key);
    const value = file ? withDifference(file.value as ProductShape, row.value) : row.value;
    const entries = parse(productEntry, row, value);
    return file ? entries.map((entry) => ({ ...entry, source: file.source })) : entries;
  });
  const own = new Set(products.map(({ slug }) => slug));
  const slugs = new Set([...files.keys(), ...own]);
  const categorySlugs = new Set(content.categories.map(({ slug }) => slug));
  const categories = ofKind("category")
    .filter((row) => !categorySlugs.has(row.key))
    .flatMap((row) => parse(categoryEntry, row, row.value));
  const places = Object.fromEntries(
    ofKind("place").flatMap((row) => parse(placeEntry, row, row.value).map(({ value }) => [row.key, value])),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return {
    ...content,
    vocabulary: { ...content.vocabulary, value: vocabulary },
    categories: [...content.categories, ...categories],
    products: [
      ...content.products.filter(({ slug }) => !own.has(slug)),
      ...products.map((entry) => withKnownReferences(entry, slugs)),
    ],
    places: { ...content.places, value: { ...content.places.value, ...places } },
  };
}

/** Rows may refer to products that no longer exist. */
function withKnownReferences(
  entry: Content["products"][number],
  slugs: ReadonlySet<string>,
): Content["products"][number] {
  const { related, successor } = entry.value;
  const isLost = successor !== undefined && !slugs.has(successor);
  if (!isLost && related.every((slug) => slugs.has(slug))) return entry;
  const { successor: _lost, ...rest } = entry.value;
  const value = isLost ? rest : entry.value;
  return { ...entry, value: { ...value, related: related.filter((slug) => slugs.has(slug)) } };
}

const folders: Partial<Record<CatalogEntryRow["kind"], string>> = {
  product: "products",
  category: "categories",
};

/** Texts of rows in further languages, which override the message catalogs. */
export function rowTranslations(
  rows: readonly Pick<CatalogEntryRow, "kind" | "key" | "translations">[],
): (locale: string, translate: Translate) => Translate {
  const byLocale = new Map<string, Map<string, string>>();
  for (const { kind, key, translations } of rows) {
    const folder = folders[kind];
    for (const [locale, texts] of Object.entries<EntryTranslations[string]>(folder ? translations : {})) {
      const known = byLocale.get(locale) ?? new Map<string, string>();
      for (const [path, text] of Object.entries(texts)) known.set(`${folder}/${key}:${path}`, text);
      byLocale.set(locale, known);
    }
  }
  return (locale, translate) => {
    const texts = byLocale.get(locale);
    if (!texts) return translate;
    return (message) => {
      const whole = texts.get(message.context);
      if (whole !== undefined) return whole;
      // Markdown is translated by paragraph, but a cell has the whole text.
      const paragraph = /^(.*)\.(\d+)$/.exec(message.context);
      const text = paragraph ? texts.get(paragraph[1]!) : undefined;
      if (text === undefined) return translate(message);
      return paragraph![2] === "0" ? text : "";
    };
  };
}
