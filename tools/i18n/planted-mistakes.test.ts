/** Plants mistakes in a copy of each language. Each must be reported in one line. */
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
import type { Glossaries, Glossary } from "./glossary.ts";
import { type LanguageTexts, readLanguages } from "./languages.ts";

type Plant = {
  name: string;
  in: (entry: CatalogEntry) => boolean;
  spoil: (translation: string, source: string) => string;
  line: string;
};

const longestSentence = (text: string) =>
  text.split(/(?<=\.) /).toSorted((one, other) => other.length - one.length)[0]!;

const isProse = ({ source, context }: CatalogEntry) =>
  context.startsWith("products/") && /^(?!.*mouse)[\w ,.]+$/.test(source) && plainWordsOf(source).length > 12;

const isPlural = ({ source }: CatalogEntry) => source.startsWith("{count, plural, one {");

function plants(languageTag: string, { forbidden }: Glossary): Plant[] {
  const isLatin = isWrittenIn("Latn", languageTag);
  const [term] = forbidden;
  const never = term!.never.replace("*", "");
  return [
    {
      name: "a missing placeholder",
      in: ({ context }) => context === "brand:copyright",
      spoil: (translation) => translation.replace("{year}", ""),
      line: "got no {year}, wanted {year}",
    },
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
      line: isLatin ? "got English in it" : "got the English word",
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
      name: "a button that is too long",
      in: ({ role }) => role === "button",
      spoil: (translation) => Array(5).fill(translation).join(" "),
      line: "of a button label",
    },
    {
      name: "a forbidden term",
      in: isProse,
      spoil: (translation) => `${translation} ${never}`,
      line: `got "${never}", wanted ${term!.instead}`,
    },
    {
      name: "a text without a translation",
      in: ({ role }) => role === "menu",
      spoil: () => "",
      line: "got nothing, wanted a translation",
    },
    {
      name: "a translation that differs from another area's",
      in: ({ file, source }) => file.endsWith("/search.po") && source === "Next page",
      spoil: (translation) => `${translation} ${translation}`,
      line: "/common.po:",
    },
  ];
}

/** Plants each mistake in its own text. @returns the language and the positions of the mistakes */
function plantAll(texts: LanguageTexts, mistakes: readonly Plant[]) {
  const { labels, content = [] } = texts;
  const entries = [...labels, ...content];
  const places = mistakes.map((plant) => {
    const index = entries.findIndex((entry) => plant.in(entry) && !spoilt.has(entry));
    const entry = entries[index]!;
    const translation = plant.spoil(entry.translation, entry.source);
    expect(translation).not.toBe(entry.translation);
    entries[index] = { ...entry, translation };
    spoilt.add(entries[index]);
    return {
      name: plant.name,
      start: `${entry.file}:${entry.line}: ${texts.language.code}: `,
      line: plant.line,
    };
  });
  return { texts: { ...texts, labels: entries, content: [] }, places };
}

const spoilt = new WeakSet<CatalogEntry>();

const content = readContentFiles(projectRoot, contentFolder) as Content;
const languages = readLanguages(content, contentFolder).filter(
  ({ language, content: texts }) => texts && language.code !== sourceLocale,
);

test("fifteen languages are translated for a site", () => {
  expect(languages).toHaveLength(15);
});

describe.each(languages.map((texts) => [texts.language.code, texts] as const))("%s", (_, texts) => {
  const { ofContent: glossary } = texts.glossaries as Glossaries;
  const planted = plantAll(texts, plants(texts.language.tag, glossary));
  const lines = checkLanguage(planted.texts, () => false).map(formatProblem);

  test.each(planted.places)("$name is found", ({ start, line }) => {
    expect(lines.filter((found) => found.startsWith(start))).toEqual([expect.stringContaining(line)]);
  });

  test("what is as it was has no mistake", () => {
    expect(lines).toHaveLength(planted.places.length);
  });

  test.each(glossary.forbidden)(
    "the term “$never” is found in a sentence, and what stands for it is none",
    (term) => {
      const never = term.never.replace("*", "");
      const inSentence = (word: string) => findForbidden({ translation: `A, ${word}.` }, [term], []);
      expect(inSentence(never)).toEqual([{ got: JSON.stringify(never), wanted: term.instead }]);
      expect(inSentence(`x${never}`)).toEqual([]);
    },
  );
});
