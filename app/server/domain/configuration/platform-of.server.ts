import type { RequestScope } from "../../scope/request-scope.ts";
import { createDatabasePlatformApi } from "../../outbound/platform/database-platform-api.repo.server.ts";
import { createHttpPlatformApi } from "../../outbound/platform/http-platform-api.server.ts";
import type { PlatformApi } from "../../outbound/platform/platform-api.ts";

type Scope = Pick<RequestScope, "runtime" | "site">;

export const storedPlatform = ({ runtime, site }: Scope): PlatformApi =>
  createDatabasePlatformApi(runtime.database.readDb, site.code);

export function platformOf(scope: Scope): PlatformApi {
  const { platform } = scope.runtime;
  const stored = storedPlatform(scope);
  return platform ? createHttpPlatformApi({ client: platform, locale: scope.site.code, stored }) : stored;
}
