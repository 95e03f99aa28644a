import type { Site } from "#app/site/site.ts";

import type { Runtime } from "../../scope/runtime.ts";
import { createDatabasePlatformApi } from "../../outbound/platform/database-platform-api.repo.server.ts";
import { createHttpPlatformApi } from "../../outbound/platform/http-platform-api.server.ts";
import type { PlatformApi } from "../../outbound/platform/platform-api.ts";

type Scope = { site: Site; runtime: Pick<Runtime, "database" | "platform" | "settings"> };

export const storedPlatform = ({ runtime, site }: Scope): PlatformApi =>
  createDatabasePlatformApi(runtime.database.readDb, site);

/** The platform if one is configured, else stored data. Menus and configuration use `contentPlatformOf`. */
export function platformOf(scope: Scope): PlatformApi {
  const { platform } = scope.runtime;
  const stored = storedPlatform(scope);
  return platform ? createHttpPlatformApi({ client: platform, site: scope.site, stored }) : stored;
}

export const hasContentPlatform = ({ platform, settings }: Pick<Runtime, "platform" | "settings">): boolean =>
  platform !== undefined && settings.PLATFORM_API_CONTENT === "on";

export const contentPlatformOf = (scope: Scope): PlatformApi =>
  hasContentPlatform(scope.runtime) ? platformOf(scope) : storedPlatform(scope);
