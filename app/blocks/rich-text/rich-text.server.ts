import { renderMarkdown } from "#app/server/content/markdown.server.ts";

import type { StoredBlock } from "../schema.ts";

export function resolveRichText(block: StoredBlock<"rich-text">) {
  return { ...block, body: renderMarkdown(block.body) };
}
