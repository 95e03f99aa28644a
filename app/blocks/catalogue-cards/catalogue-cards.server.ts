import { listProductsInOrder } from "#app/server/domain/catalog/catalog.server.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

export async function resolveCatalogueCards(block: StoredBlock<"catalogue-cards">, scope: BlockScope) {
  return { ...block, products: await listProductsInOrder(scope, block.products) };
}
