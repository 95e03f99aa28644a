import { listProductsInOrder } from "#app/server/catalog/catalog.server.ts";

import type { BlockView } from "../block-view.ts";
import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

export async function resolveProductCards(
  block: StoredBlock<"product-cards">,
  scope: BlockScope,
): Promise<BlockView<"product-cards">> {
  return { ...block, products: await listProductsInOrder(scope, block.products) };
}
