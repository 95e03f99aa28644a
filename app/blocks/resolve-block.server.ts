import type { BlockScope } from "./block-scope.ts";
import type { BlockView } from "./block-view.ts";
import { resolveCategoryBanners } from "./category-banners/category-banners.server.ts";
import { resolveDocuments } from "./documents/documents.server.ts";
import { resolveFaq } from "./faq/faq.server.ts";
import { resolveProductCards } from "./product-cards/product-cards.server.ts";
import { resolveRichText } from "./rich-text/rich-text.server.ts";
import type { StoredBlock } from "./schema.ts";

/** Turns references into data and Markdown into HTML; the other kinds are ready as stored. */
export async function resolveBlock(block: StoredBlock, scope: BlockScope): Promise<BlockView> {
  switch (block.kind) {
    case "category-banners":
      return resolveCategoryBanners(block, scope);
    case "documents":
      return resolveDocuments(block, scope);
    case "faq":
      return resolveFaq(block);
    case "product-cards":
      return resolveProductCards(block, scope);
    case "rich-text":
      return resolveRichText(block);
    default:
      return block;
  }
}
