import { listProductsInOrder } from "#app/server/domain/catalog/catalog.server.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

export async function resolveCatalogCards(block: StoredBlock<"catalog-cards">, scope: BlockScope) {
  return { ...block, products: await listProductsInOrder(scope, block.products) };
}
