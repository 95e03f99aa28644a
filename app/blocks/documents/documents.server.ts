import { describeMediaFile } from "#app/server/domain/content/media-file.server.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

/** Skips documents whose file is missing. */
export async function resolveDocuments(block: StoredBlock<"documents">, { site }: BlockScope) {
  const documents = await Promise.all(
    block.documents.map(async (document) => {
      const facts = await describeMediaFile(document.file, site.languageTag);
      return facts ? [{ ...document, ...facts }] : [];
    }),
  );
  return { ...block, documents: documents.flat() };
}
