import type { Services } from "#app/site/services.ts";

/** Third-party origins that pages may use. */
export type ForeignOrigins = {
  cdn?: string | undefined;
  services: Services;
  frames: readonly string[];
};
