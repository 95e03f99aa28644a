import type { Source } from "./content-files.server.ts";
import type { WrittenRows } from "./write-rows.repo.server.ts";
import type { IndexedDocument } from "./import-search.repo.server.ts";

/**
 * Results of an import that the next import in the same process can reuse. It holds all content as text several times
 * over, so only the development server keeps one.
 */
export type ImportMemory = {
  /** Parsed files by path. */
  sources: Map<string, Source>;
  /** Dominant colors of pictures by path, with the time and size of the file. */
  colors: Map<string, { version: string; color: string | undefined }>;
  /** Search documents by locale and key. */
  documents: Map<string, ReadonlyMap<string, IndexedDocument>>;
  /** Rows in the database as of `revision`. */
  rows: WrittenRows;
  revision: number | undefined;
};

export const createImportMemory = (): ImportMemory => ({
  sources: new Map(),
  colors: new Map(),
  documents: new Map(),
  rows: new Map(),
  revision: undefined,
});
