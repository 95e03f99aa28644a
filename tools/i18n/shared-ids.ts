import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import { type Checker, problemOf } from "#app/server/data/import/catalogs/checker.ts";

/** Finds equal messages with different translations. Areas are merged in the browser, so the last one would win. */
export const checkSharedIds: Checker = (language, entries) => {
  const translated = entries.filter(({ translation }) => translation !== "");
  return [...Map.groupBy(translated, idOf).values()].flatMap(([first, ...others]) =>
    others
      .filter(({ translation }) => translation !== first!.translation)
      .map((entry) =>
        problemOf(language, entry, {
          got: JSON.stringify(entry.translation),
          wanted: `${JSON.stringify(first!.translation)} as in ${first!.file}:${first!.line}, or a context where the meanings differ`,
        }),
      ),
  );
};

const idOf = ({ context, source }: CatalogEntry) => `${context}\u0004${source}`;
