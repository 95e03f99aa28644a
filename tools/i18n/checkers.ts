import { faultCheckers } from "#app/server/data/import/catalogs/fault-checkers.ts";
import { sourceLocale } from "#app/site/markets.ts";
import { type Checker, checkEach, problemOf } from "#app/server/data/import/catalogs/checker.ts";

import { findEnglish } from "./english-left.ts";
import { findForbidden } from "./forbidden-terms.ts";
import type { Glossaries } from "./glossary.ts";
import { compareLength } from "./lengths.ts";
import { compareMeasures } from "./measures.ts";
import { checkSharedIds } from "./shared-ids.ts";

const checkComplete: Checker = (language, entries) =>
  entries
    .filter(({ translation }) => translation === "")
    .map((entry) =>
      problemOf(language, entry, {
        got: entry.former ? "the translation of the former English text" : "nothing",
        wanted: "a translation",
      }),
    );

/** @param brand its name */
const checkGlossary =
  (glossaries: Glossaries, brand: string): Checker =>
  (language, entries) => {
    const named = entries.filter(({ role }) => role === "name");
    const names = new Set([
      brand,
      ...named.flatMap(({ source, translation }) => [source, translation || source]),
    ]);
    return checkEach((entry) => {
      const { same, forbidden } = isOfInterface(entry) ? glossaries.ofInterface : glossaries.ofContent;
      return [
        ...(language.code === sourceLocale ? [] : findEnglish(entry, [...same, ...names], language.tag)),
        ...findForbidden(entry, forbidden, [...names]),
      ];
    })(language, entries);
  };

/** For texts of a single site, which are written in its language and need no translation. */
export const ownWordCheckersOf = ({ ofContent }: Glossaries): readonly Checker[] => [
  ...faultCheckers,
  checkEach((entry) => findForbidden(entry, ofContent.forbidden, [])),
];

/** Assigns texts to the software or to a brand. */
export const isOfInterface = ({ file }: { file: string }) => file.startsWith("app/locales/");

export const checkersOf = (glossaries: Glossaries, brand: string): readonly Checker[] => [
  checkComplete,
  ...faultCheckers,
  checkEach(compareLength),
  checkEach(compareMeasures),
  checkGlossary(glossaries, brand),
  checkSharedIds,
];
