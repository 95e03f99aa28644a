import { describeMediaFile } from "#app/server/content/media-file.server.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

/** The file with its format and size; a file that is gone is no file. */
export async function resolvePdfCatalogue(block: StoredBlock<"pdf-catalogue">, { site }: BlockScope) {
  const { file: path, ...rest } = block;
  const facts = path && (await describeMediaFile(path, site.languageTag));
  return { ...rest, file: path && facts ? { path, ...facts } : undefined };
}
