import type { Settings } from "../../ops/settings.server.ts";

/** Other environments neither import nor serve the pseudo-locale. */
export const hasPseudoSite = (environment: Settings["APP_ENV"]): boolean =>
  environment === "development" || environment === "test";
