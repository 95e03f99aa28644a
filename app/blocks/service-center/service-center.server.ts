import { listPlaces } from "#app/server/domain/places/places.server.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

export async function resolveServiceCenter(block: StoredBlock<"service-center">, scope: BlockScope) {
  return { ...block, countries: await listPlaces(scope, ["service-center"], block.countries) };
}
