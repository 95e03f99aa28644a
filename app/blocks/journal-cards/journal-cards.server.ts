import { listArticles } from "#app/server/domain/journal/list-articles.server.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

export async function resolveJournalCards(block: StoredBlock<"journal-cards">, scope: BlockScope) {
  return { ...block, articles: await listArticles(scope, block) };
}
