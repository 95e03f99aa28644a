import { readServiceOptions } from "#app/server/domain/submissions/service-options.server.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

export async function resolveServiceForm(block: StoredBlock<"service-form">, scope: BlockScope) {
  return { ...block, options: await readServiceOptions(scope) };
}
