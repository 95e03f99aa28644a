import { stat } from "node:fs/promises";
import { extname, join } from "node:path";

import { formatFileSize } from "#app/site/format.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import type { BlockScope } from "../block-view.ts";
import type { StoredBlock } from "../schema.ts";

async function describeMediaFile(path: string, languageTag: string) {
  const file = await stat(join(mediaFolder, path)).catch(() => undefined);
  if (!file) return undefined;
  return { format: extname(path).slice(1).toUpperCase(), size: formatFileSize(file.size, languageTag) };
}

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
