import { asc, notInArray } from "drizzle-orm";

import type { ReadDatabase } from "../database/client.server.ts";
import { catalogEntry } from "../database/schema.ts";

export type CatalogEntryRow = Pick<
  typeof catalogEntry.$inferSelect,
  "kind" | "key" | "source" | "value" | "translations"
>;

/** @param part `words`: without products and places */
export const listCatalogEntries = (
  db: ReadDatabase,
  part: "all" | "words" = "all",
): Promise<CatalogEntryRow[]> =>
  db
    .select({
      kind: catalogEntry.kind,
      key: catalogEntry.key,
      source: catalogEntry.source,
      value: catalogEntry.value,
      translations: catalogEntry.translations,
    })
    .from(catalogEntry)
    .where(part === "all" ? undefined : notInArray(catalogEntry.kind, ["product", "place"]))
    .orderBy(asc(catalogEntry.kind), asc(catalogEntry.key));
