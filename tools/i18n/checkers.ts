import { faultCheckers } from "#app/server/data/import/catalogs/fault-checkers.ts";
import { sourceLocale } from "#app/site/markets.ts";
import { type Checker, checkEach, problemOf } from "#app/server/data/import/catalogs/checker.ts";

import { findEnglish } from "./english-left.ts";
import { findForbidden } from "./forbidden-terms.ts";
import { readGlossary } from "./glossary.ts";
import { compareLength } from "./lengths.ts";
import { compareMeasures } from "./measures.ts";
import { checkSharedIds } from "./shared-ids.ts";

const checkComplete: Checker = (language, entries) =>
  entries
    .filter(({ translation }) => translation === "")
    .map((entry) =>
      problemOf(language, entry, {
        got: entry.former ? "the translation of the former English" : "nothing",
        wanted: "a translation",
      }),
    );

const checkGlossary: Checker = (language, entries) => {
  const glossary = readGlossary(language.code);
  if ("line" in glossary) return [glossary];
  const named = entries.filter(({ role }) => role === "name");
  const names = [...new Set(named.flatMap(({ source, translation }) => [source, translation || source]))];
  const same = [...glossary.same, ...names];
  return checkEach((entry) => [
    ...(language.code === sourceLocale ? [] : findEnglish(entry, same, language.tag)),
    ...findForbidden(entry, glossary.forbidden, names),
  ])(language, entries);
};

/** For words that a site has of its own: whatever they are, they were written in its language. */
export const ownWordCheckers: readonly Checker[] = [
  ...faultCheckers,
  (language, entries) => {
    const glossary = readGlossary(language.code);
    if ("line" in glossary) return [glossary];
    return checkEach((entry) => findForbidden(entry, glossary.forbidden, []))(language, entries);
  },
];

export const checkers: readonly Checker[] = [
  checkComplete,
  ...faultCheckers,
  checkEach(compareLength),
  checkEach(compareMeasures),
  checkGlossary,
  checkSharedIds,
];
