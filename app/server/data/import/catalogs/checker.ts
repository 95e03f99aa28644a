import type { LocaleCode } from "#app/site/markets.ts";

import type { Problem } from "../problem.ts";
import type { CatalogEntry } from "./catalog-file.server.ts";

/** `tag` is the BCP 47 tag: `kk` for the locale `kz`. */
export type Language = { code: LocaleCode; tag: string };

/** Receives all messages of a language at once, untranslated ones too. */
export type Checker = (language: Language, entries: readonly CatalogEntry[]) => Problem[];

export type Mistake = { got: string; wanted: string };

/** For example `uk: got nothing, expected a translation, for "Chairs"`. */
export const problemOf = ({ code }: Language, entry: CatalogEntry, { got, wanted }: Mistake): Problem => ({
  file: entry.file,
  line: entry.line,
  message: `${code}: got ${got}, expected ${wanted}, for ${JSON.stringify(shorten(entry.source))}`,
});

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

export const checkEach =
  (mistakesOf: (entry: CatalogEntry, language: Language) => readonly Mistake[]): Checker =>
  (language, entries) =>
    entries
      .filter(({ translation }) => translation !== "")
      .flatMap((entry) => mistakesOf(entry, language).map((mistake) => problemOf(language, entry, mistake)));
