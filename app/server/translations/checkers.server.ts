/** What is checked of each language. */
import { sourceLocale } from "../../site/markets.ts";
import type { Problem } from "../content-import/problem.ts";
import type { CatalogEntry } from "./catalog-file.server.ts";
import { type Checker, checkEach, type Language, problemOf } from "./checker.ts";
import { findEnglish } from "./english-left.ts";
import { findForbidden } from "./forbidden-terms.ts";
import { readGlossary } from "./glossary.server.ts";
import { compareLength } from "./lengths.ts";
import { comparePlaceholders } from "./placeholders.ts";
import { comparePluralForms } from "./plural-forms.ts";
import { checkSharedIds } from "./shared-ids.ts";
import { checkWriting } from "./writing.ts";

/** What would break a page or be unreadable on it: content with such a fault is not imported. */
export const faultCheckers: readonly Checker[] = [
  checkEach(({ source, translation }) => comparePlaceholders(source, translation)),
  checkEach(({ source, translation }, { tag }) => comparePluralForms(source, translation, tag)),
  checkEach(({ source, translation }, { tag }) => checkWriting(source, translation, tag)),
];

const checkComplete: Checker = (language, entries) =>
  entries
    .filter(({ translation }) => translation === "")
    .map((entry) =>
      problemOf(language, entry, {
        got: entry.former ? "the translation of the former English" : "nothing",
        wanted: "a translation",
      }),
    );

/** What the glossary of the language knows. */
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

/** Everything that `npm run i18n -- check` says of a language. Another check is one more function here. */
export const checkers: readonly Checker[] = [
  checkComplete,
  ...faultCheckers,
  checkEach(compareLength),
  checkGlossary,
  checkSharedIds,
];

export const runCheckers = (
  some: readonly Checker[],
  language: Language,
  entries: readonly CatalogEntry[],
): Problem[] => some.flatMap((check) => check(language, entries));
