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
    // A platform that rejects the request does not have the award; asking it again for the next visitor is no use.
    scope.degraded ||= !(error instanceof PlatformRejection);
    scope.log.error({ err: error, award }, "award invitation could not be read");
    return storedPlatform(scope).fetchInvitation(award);
  }
}
