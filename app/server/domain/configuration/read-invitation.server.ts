import type { RequestScope } from "../../scope/request-scope.ts";
import type { Invitation } from "../../outbound/platform/platform-api.ts";
import { PlatformRejection } from "../../outbound/platform/platform-client.server.ts";
import { platformOf, storedPlatform } from "./platform-of.server.ts";

/** Falls back to the stored invitation when the platform fails. @returns nothing for an unknown award */
export async function readInvitation(
  scope: Pick<RequestScope, "runtime" | "site" | "log" | "degraded">,
  award: string,
): Promise<Invitation | undefined> {
  if (!scope.runtime.platform) return storedPlatform(scope).fetchInvitation(award);
  try {
    return await platformOf(scope).fetchInvitation(award);
  } catch (error) {
    // A rejection means that the platform does not have the award; repeating the request for other visitors is useless.
    scope.degraded ||= !(error instanceof PlatformRejection);
    scope.log.error({ err: error, award }, "award invitation could not be read");
    return storedPlatform(scope).fetchInvitation(award);
  }
}
