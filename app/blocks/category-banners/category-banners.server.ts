import { listCategories } from "#app/server/domain/catalog/catalog.server.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

export async function resolveCategoryBanners(block: StoredBlock<"category-banners">, scope: BlockScope) {
  const categories = new Map((await listCategories(scope)).map((category) => [category.slug, category]));
  return {
    ...block,
    banners: block.banners.flatMap(({ category: slug, size, color }) => {
      const category = categories.get(slug);
      return category ? [{ category, size, color }] : [];
    }),
  };
}
