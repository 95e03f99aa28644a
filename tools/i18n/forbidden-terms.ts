import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import type { Mistake } from "#app/server/data/import/catalogs/checker.ts";
import { withoutCode } from "#app/server/data/import/catalogs/running-text.ts";

import { patternOf, withoutPhrases } from "./phrases.ts";

/** A word or words that a language does not use here, and what it says instead. A `*` at the end stands for any ending. */
export type ForbiddenTerm = { never: string; instead: string };

/** Finds the terms as whole words, in capitals or not; what is a part of a name is none. */
export function findForbidden(
  { translation }: Pick<CatalogEntry, "translation">,
  terms: readonly ForbiddenTerm[],
  names: readonly string[],
): Mistake[] {
  const text = withoutCode(translation);
  return terms.flatMap(({ never, instead }) => {
    if (!text.match(patternOf(never))) return [];
    const [found] = withoutPhrases(text, names).match(patternOf(never)) ?? [];
    return found ? [{ got: JSON.stringify(found), wanted: instead }] : [];
  });
}
