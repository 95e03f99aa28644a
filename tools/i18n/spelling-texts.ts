import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { LocaleCode } from "#app/site/markets.ts";
import type { Entry } from "#app/server/data/import/entry-reader.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { mapFields } from "#app/server/data/import/map-fields.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";

import { wordsOf } from "./spelling-words.ts";

export type SpelledText = {
  text: string;
  source: string;
  /** Path from the project's root. */
  file: string;
  lineOf: (word: string) => number;
};

/** @param entries interface messages, and the content of locales with a site */
export const spelledTexts = (entries: readonly CatalogEntry[]): SpelledText[] =>
  entries.map(({ file, line, source, translation }) => ({
    text: translation,
    source,
    file,
    lineOf: (word) => lineOf(file, line, word),
  }));

const entriesOf = (content: Content): Entry<unknown>[] => [
  content.brand,
  content.menus,
  content.vocabulary,
  content.awards,
  content.downloads,
  ...[content.printedCatalog, content.manualTexts].filter((entry) => entry !== undefined),
  ...content.manuals,
  ...content.categories,
  ...content.products,
  ...content.certificates,
  ...content.pages,
  ...content.articles,
];

/** Line of the word, searched from the start of its entry. The source text is skipped. */
function lineOf(file: string, from: number, word: string): number {
  const lines = readFileSync(join(projectRoot, file), "utf8").split("\n");
  const index = lines.findIndex(
    (line, position) => position + 1 >= from && line.includes(word) && !/^(?:msgid|msgctxt|#:) /.test(line),
  );
  return index < 0 ? from : index + 1;
}

/** Words in names of products, places, streets, people and languages, with their translations. */
export function namesIn(content: Content, locale: LocaleCode): Set<string> {
  const { brand, sites, products, places, catalogs } = content;
  const written = new Set(entriesOf(content).flatMap((entry) => writtenNames(entry)));
  const names = [
    brand.value.name,
    ...sites.value.sites.map(({ name }) => name),
    ...products.map(({ value }) => value.name),
    ...Object.values(places.value).flatMap((place) => [
      place.name,
      ...("city" in place ? [place.city, ...place.cityAliases, place.address] : []),
    ]),
    ...written,
    ...(catalogs.get(locale)?.entries ?? []).flatMap(({ source, translation }) =>
      written.has(source) ? translation : [],
    ),
  ];
  return new Set(
    names.flatMap((name) => wordsOf(name, locale)).flatMap((name) => [name, ...name.split("-")]),
  );
}

/** Names that translators transliterate: reviewers, award givers and team members. */
function writtenNames({ schema, value }: Entry<unknown>): string[] {
  const names: string[] = [];
  mapFields(schema, value, ({ path, value: text }) => {
    if (/(?:^|\.)(?:reviewer|giver|members\.\d+\.name)$/.test(path.join("."))) names.push(text);
    return text;
  });
  return names;
}
