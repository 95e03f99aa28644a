import { renderMarkdown } from "#app/server/domain/markdown/markdown.server.ts";

import type { StoredBlock } from "../schema.ts";

export function resolveAbout(block: StoredBlock<"about">) {
  return { ...block, body: renderMarkdown(block.body) };
}
