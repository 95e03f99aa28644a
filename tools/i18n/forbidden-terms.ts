import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import type { Mistake } from "#app/server/data/import/catalogs/checker.ts";
import { withoutCode } from "#app/server/data/import/catalogs/writing.ts";

import { patternOf, withoutPhrases } from "./phrases.ts";

/** A forbidden term with its replacement. A trailing `*` matches any ending. */
export type ForbiddenTerm = { never: string; instead: string };

/** Finds whole words, ignoring case. Parts of names are skipped. */
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
