import { stat } from "node:fs/promises";
import { extname, join } from "node:path";

import { mediaFolder } from "#app/server/project-root.server.ts";
import { formatFileSize } from "#app/site/format.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

/** A document whose file is gone is left out: a link to nothing helps nobody. */
export async function resolveDocuments(block: StoredBlock<"documents">, { site }: BlockScope) {
  const documents = await Promise.all(
    block.documents.map(async (document) => {
      const file = await stat(join(mediaFolder, document.file)).catch(() => undefined);
      if (!file) return [];
      const format = extname(document.file).slice(1).toUpperCase();
      return [{ ...document, format, size: formatFileSize(file.size, site.languageTag) }];
    }),
  );
  return { ...block, documents: documents.flat() };
}
