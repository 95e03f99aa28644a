import type { RequestScope } from "./request-scope.ts";

export type PrintedCatalogFile = {
  /** Below `folder`. */
  path: string;
  /** Equal in every process for equal content and drawing code. */
  version: string;
  /** Bytes. */
  size: number;
  /** Set only if the file could not be cached. */
  data?: Buffer;
};

export type PrintedCatalogStore = {
  folder: string;
  /**
   * The first caller waits for rendering. @param category slug; default: the catalog of all categories
   * @returns nothing for a category without products @throws {QueueFullError} (rejects) when too many wait
   */
  get: {
    (scope: Pick<RequestScope, "site" | "runtime">): Promise<PrintedCatalogFile>;
    (
      scope: Pick<RequestScope, "site" | "runtime">,
      category: string | undefined,
    ): Promise<PrintedCatalogFile | undefined>;
  };
};
