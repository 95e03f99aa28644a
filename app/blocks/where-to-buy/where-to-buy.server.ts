import { listShops } from "#app/server/domain/places/places.server.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

export async function resolveWhereToBuy(block: StoredBlock<"where-to-buy">, scope: BlockScope) {
  return { ...block, countries: await listShops(scope, block.countries) };
}
