/**
 * Plants mistakes in a copy of each language, in the interface and in the brand's texts. Each must be reported in one
 * line.
 */
import { describe, expect, test } from "vitest";

import { sourceLocale } from "#app/site/markets.ts";
import { readContentFiles } from "#app/server/data/import/content-files.server.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { formatProblem } from "#app/server/data/import/problem.ts";
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import { plainWordsOf, isWrittenIn } from "#app/server/data/import/catalogs/writing.ts";

import { checkLanguage } from "./check-languages.ts";
import { findForbidden } from "./forbidden-terms.ts";
import type { Glossary } from "./glossary.ts";
import { readLanguages } from "./languages.ts";

type Plant = {
  name: string;
  in: (entry: CatalogEntry) => boolean;
  spoil: (translation: string, source: string) => string;
  line: string;
};

const longestSentence = (text: string) =>
  text.split(/(?<=\.) /).toSorted((one, other) => other.length - one.length)[0]!;

const isProse = ({ source }: CatalogEntry) => /^[\w ,.]+$/.test(source) && plainWordsOf(source).length > 6;

const isPlural = ({ source }: CatalogEntry) => source.startsWith("{count, plural, one {");

/** Mistakes for texts of the interface and of the brand. */
function plants(languageTag: string, { forbidden }: Glossary): Plant[] {
  const isLatin = isWrittenIn("Latn", languageTag);
  // The last terms are those of the brand.
  const term = forbidden.at(-1);
  const never = term!.never.replace("*", "");
  return [
    isLatin
      ? {
          name: "a Cyrillic letter in a word",
          in: isProse,
          spoil: (translation) => translation.replace(/\p{L}(?=\p{L})/u, "ж"),
          line: "got Latin and Cyrillic letters in the word",
        }
      : {
          name: "a Latin word among others",
          in: isProse,
          spoil: (translation) => `${translation} keyboard`,
          line: 'got the English word "keyboard"',
        },
    {
      name: "a sentence that was left in English",
      in: isProse,
      spoil: (translation, source) => `${translation} ${longestSentence(source)}`,
      line: isLatin ? "got English text" : "got the English word",
    },
    {
      name: "a button that is too long",
      in: ({ role }) => role === "button",
      spoil: (translation) => Array(5).fill(translation).join(" "),
      line: "of a button label",
    },
    {
      name: "a forbidden term",
      in: isProse,
      spoil: (translation) => `${translation} ${never}`,
      line: `got "${never}", expected ${term!.instead}`,
    },
    {
      name: "a text without a translation",
      in: ({ role }) => role === "menu",
      spoil: () => "",
      line: "got nothing, expected a translation",
    },
  ];
}

const ofInterface: Plant[] = [
  {
    name: "a missing placeholder",
    in: ({ source }) => source === "Item number {sku}",
    spoil: (translation) => translation.replace("{sku}", ""),
    line: "got no {sku}, expected {sku}",
  },
  {
    name: "a plural form too few",
    in: isPlural,
    spoil: (translation) => translation.replace(/ one \{[^}]*\}/, ""),
    line: "got the plural forms ",
  },
  {
    name: "a plural form too many",
    in: isPlural,
    spoil: (translation) => translation.replace(" one {", " two {#} one {"),
    line: "two one ",
  },
  {
    name: "a translation that differs from another area's",
    in: ({ file, source }) => file.endsWith("/search.po") && source === "Next page",
    spoil: (translation) => `${translation} ${translation}`,
    line: "/common.po:",
  },
];

const ofContent: Plant[] = [
  {
    name: "a missing placeholder",
    in: ({ context }) => context === "brand:copyright",
    spoil: (translation) => translation.replace("{year}", ""),
    line: "got no {year}, expected {year}",
  },
];

/** Plants each mistake in its own text. @returns the texts, and the positions of the mistakes in them */
function plantAll(code: string, texts: readonly CatalogEntry[], mistakes: readonly Plant[]) {
  const entries = [...texts];
  const spoilt = new Set<number>();
  const places = mistakes.map((plant) => {
    const index = entries.findIndex((entry, at) => plant.in(entry) && !spoilt.has(at));
    const entry = entries[index]!;
    const translation = plant.spoil(entry.translation, entry.source);
    expect(translation).not.toBe(entry.translation);
    entries[index] = { ...entry, translation };
    spoilt.add(index);
    return { name: plant.name, start: `${entry.file}:${entry.line}: ${code}: `, line: plant.line };
  });
  return { entries, places };
}

const content = readContentFiles(projectRoot, contentFolder) as Content;

/** Languages with forbidden terms. */
const languages = readLanguages(content, contentFolder).flatMap((texts) =>
  "ofInterface" in texts.glossaries &&
  texts.glossaries.ofInterface.forbidden.length > 0 &&
  texts.language.code !== sourceLocale
    ? [{ ...texts, glossaries: texts.glossaries }]
    : [],
);

const translated = languages.flatMap((texts) =>
  texts.content ? [{ ...texts, content: texts.content.filter(({ translation }) => translation !== "") }] : [],
);

test("fifteen languages are read by their terms, and those of the brand's sites are some of them", () => {
  expect(languages).toHaveLength(15);
  expect(translated.map(({ language }) => language.code)).toEqual(["uk", "de", "el", "ar"]);
});

describe.each([
  ...languages.map((texts) => ({
    ...texts,
    name: `the interface in ${texts.language.code}`,
    entries: texts.labels,
    glossary: texts.glossaries.ofInterface,
    own: ofInterface,
  })),
  ...translated.map((texts) => ({
    ...texts,
    name: `the brand in ${texts.language.code}`,
    entries: texts.content,
    glossary: texts.glossaries.ofContent,
    own: ofContent,
  })),
])("$name", ({ entries, glossary, own, ...texts }) => {
  const { code, tag } = texts.language;
  const planted = plantAll(code, entries, [...own, ...plants(tag, glossary)]);
  const lines = checkLanguage({ ...texts, labels: planted.entries, content: [] }, () => false).map(
    formatProblem,
  );

  test.each(planted.places)("$name is found", ({ start, line }) => {
    expect(lines.filter((found) => found.startsWith(start))).toEqual([expect.stringContaining(line)]);
  });

  test("what is as it was has no mistake", () => {
    expect(lines).toHaveLength(planted.places.length);
  });

  test.each(glossary.forbidden)(
    "the term “$never” is found in a sentence, and its replacement is not",
    (term) => {
      const never = term.never.replace("*", "");
      const inSentence = (word: string) => findForbidden({ translation: `A, ${word}.` }, [term], []);
      expect(inSentence(never)).toEqual([{ got: JSON.stringify(never), wanted: term.instead }]);
      expect(inSentence(`x${never}`)).toEqual([]);
    },
  );
});
