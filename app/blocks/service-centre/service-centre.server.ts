import { listPlaces } from "#app/server/domain/places/places.server.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

export async function resolveServiceCentre(block: StoredBlock<"service-centre">, scope: BlockScope) {
  return { ...block, countries: await listPlaces(scope, ["service-center"], block.countries) };
}
