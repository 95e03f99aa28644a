import type { BlockScope } from "./block-scope.ts";
import type { BlockView } from "./block-view.ts";
import { resolveCategoryBanners } from "./category-banners/category-banners.server.ts";
import { resolveDocuments } from "./documents/documents.server.ts";
import { resolveFaq } from "./faq/faq.server.ts";
import { resolveProductCards } from "./product-cards/product-cards.server.ts";
import { resolveRichText } from "./rich-text/rich-text.server.ts";
import type { BlockKind, StoredBlock } from "./schema.ts";

/** Kinds whose references become data, or whose Markdown becomes HTML; the others are ready as stored. */
const resolvers = {
  "category-banners": resolveCategoryBanners,
  documents: resolveDocuments,
  faq: resolveFaq,
  "product-cards": resolveProductCards,
  "rich-text": resolveRichText,
};

export type BlockResolvers = typeof resolvers;

export async function resolveBlock(block: StoredBlock, scope: BlockScope): Promise<BlockView> {
  const byKind: Partial<Record<BlockKind, (block: never, scope: BlockScope) => unknown>> = resolvers;
  const resolve = byKind[block.kind];
  return (resolve ? await resolve(block as never, scope) : block) as BlockView;
}
