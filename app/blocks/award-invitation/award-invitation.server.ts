import { readInvitation } from "#app/server/domain/configuration/read-invitation.server.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

export async function resolveAwardInvitation(block: StoredBlock<"award-invitation">, scope: BlockScope) {
  return { ...block, invitation: await readInvitation(scope, block.award) };
}
