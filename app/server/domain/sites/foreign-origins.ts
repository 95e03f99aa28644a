import type { Services } from "#app/site/services.ts";

/** Origins besides the site's own that its pages may use. */
export type ForeignOrigins = {
  cdn?: string | undefined;
  services: Services;
  /** Of the pages that content shows in frames. */
  frames: readonly string[];
};
