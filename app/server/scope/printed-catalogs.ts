import type { RequestScope } from "./request-scope.ts";

export type PrintedCatalogFile = {
  /** Equal in every process for equal content and drawing code. */
  version: string;
  /** Bytes. */
  size: number;
  /** Set only if the file could not be cached. */
  data?: Buffer;
};

export type PrintedCatalogStore = {
  folder: string;
  /** The first caller waits for rendering. @throws {QueueFullError} (rejects) when too many wait */
  get: (scope: Pick<RequestScope, "site" | "runtime">) => Promise<PrintedCatalogFile>;
};
