import type { Source } from "./entry-reader.server.ts";
import type { WrittenRows } from "./write-rows.repo.server.ts";
import type { IndexedDocument } from "./import-search.repo.server.ts";

/** Only the development server keeps these results, because they contain all content several times. */
export type ImportMemory = {
  sources: Map<string, Source>;
  /** By path; `version` is the time and size of the file. */
  colors: Map<string, { version: string; color: string | undefined }>;
  documents: Map<string, ReadonlyMap<string, IndexedDocument>>;
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
