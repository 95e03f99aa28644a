import { renderMarkdown } from "#app/server/domain/markdown/markdown.server.ts";

import type { StoredBlock } from "../schema.ts";

export function resolveTipsTabs(block: StoredBlock<"tips-tabs">) {
  return { ...block, tips: block.tips.map((tip) => ({ ...tip, body: renderMarkdown(tip.body) })) };
}
