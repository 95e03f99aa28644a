import { languageTagOf, type LocaleCode } from "#app/site/markets.ts";

import type { Content } from "../localize-content.ts";
import type { Problem } from "../problem.ts";
import { localeOf } from "../site.schema.ts";
import type { CatalogEntry } from "./catalog-file.server.ts";
import { type Checker, checkEach, type Language } from "./checker.ts";
import { comparePlaceholders } from "./placeholders.ts";
import { comparePluralForms } from "./plural-forms.ts";
import { checkWriting } from "./writing.ts";

/** Faults that break a page or make it unreadable. They reject the import. */
export const faultCheckers: readonly Checker[] = [
  checkEach(({ source, translation }) => comparePlaceholders(source, translation)),
  checkEach(({ source, translation }, { tag }) => comparePluralForms(source, translation, tag)),
  checkEach(({ source, translation }, { tag }) => checkWriting(source, translation, tag)),
];

export const runCheckers = (
  checkers: readonly Checker[],
  language: Language,
  entries: readonly CatalogEntry[],
): Problem[] => checkers.flatMap((check) => check(language, entries));

export function languageOf({ sites }: Pick<Content, "sites">, code: LocaleCode): Language {
  return {
    code,
    tag: sites.value.sites.find((site) => localeOf(site) === code)?.languageTag ?? languageTagOf(code),
  };
}
