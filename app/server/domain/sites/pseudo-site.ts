import type { Settings } from "../../ops/settings.server.ts";

/** Nowhere else is the site imported, or its host known. */
export const hasPseudoSite = (environment: Settings["APP_ENV"]): boolean =>
  environment === "development" || environment === "test";
