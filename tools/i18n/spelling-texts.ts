/** What is checked, and the names in it that no dictionary has. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { LocaleCode } from "#app/site/markets.ts";
import type { Entry } from "#app/server/data/import/content-files.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { mapFields } from "#app/server/data/import/map-fields.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";

import { wordsOf } from "./spelling-words.ts";

export type SpelledText = {
  text: string;
  /** The English text. */
  source: string;
  /** Path from the project's root. */
  file: string;
  lineOf: (word: string) => number;
};

/** @param entries the labels of a locale, and its content where it has a site */
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
  content.catalogue,
  content.manualTexts,
  ...content.manuals,
  ...content.categories,
  ...content.products,
  ...content.certificates,
  ...content.pages,
  ...content.articles,
];

/** The line with the word, from that of its entry on; what is translated is passed over. */
function lineOf(file: string, from: number, word: string): number {
  const lines = readFileSync(join(projectRoot, file), "utf8").split("\n");
  const index = lines.findIndex(
    (line, position) => position + 1 >= from && line.includes(word) && !/^(?:msgid|msgctxt|#:) /.test(line),
  );
  return index < 0 ? from : index + 1;
}

/** Words of the names of products, places, streets, people and languages, and the same as they are translated. */
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

/** Names that translators write in the letters of their language: who wrote a review, gives an award, works here. */
function writtenNames({ schema, value }: Entry<unknown>): string[] {
  const names: string[] = [];
  mapFields(schema, value, ({ path, value: text }) => {
    if (/(?:^|\.)(?:reviewer|giver|members\.\d+\.name)$/.test(path.join("."))) names.push(text);
    return text;
  });
  return names;
}
