import type { LocaleCode } from "#app/site/markets.ts";

import type { Problem } from "../problem.ts";
import type { CatalogEntry } from "./catalog-file.server.ts";

/** `tag` is the BCP 47 tag of the locale: `kk` of `kz`. */
export type Language = { code: LocaleCode; tag: string };

/** Says what is wrong with the texts of a language; gets those of all its catalogs at once, open ones too. */
export type Checker = (language: Language, entries: readonly CatalogEntry[]) => Problem[];

export type Mistake = { got: string; wanted: string };

/** The problem as translators read it: `uk: got nothing, wanted a translation of "Mice"`. */
export const problemOf = ({ code }: Language, entry: CatalogEntry, { got, wanted }: Mistake): Problem => ({
  file: entry.file,
  line: entry.line,
  message: `${code}: got ${got}, wanted ${wanted}, for ${JSON.stringify(shorten(entry.source))}`,
});

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** A checker that looks at one translation after another. */
export const checkEach =
  (mistakesOf: (entry: CatalogEntry, language: Language) => readonly Mistake[]): Checker =>
  (language, entries) =>
    entries
      .filter(({ translation }) => translation !== "")
      .flatMap((entry) => mistakesOf(entry, language).map((mistake) => problemOf(language, entry, mistake)));
