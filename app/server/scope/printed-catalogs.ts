import type { RequestScope } from "./request-scope.ts";

export type PrintedCatalogFile = {
  /** The same for the same content and drawing, in every process. */
  version: string;
  /** Bytes. */
  size: number;
  /** Only where the file could not be kept. */
  data?: Buffer;
};

export type PrintedCatalogStore = {
  /** With a folder for each site. */
  folder: string;
  /**
   * The site's catalogue of the live content; the first who asks for it waits until it is drawn.
   * @throws {QueueFullError} (rejects) when too many wait
   */
  get: (scope: Pick<RequestScope, "site" | "runtime">) => Promise<PrintedCatalogFile>;
};
