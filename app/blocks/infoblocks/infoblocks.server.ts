import { renderMarkdown } from "#app/server/domain/markdown/markdown.server.ts";

import type { StoredBlock } from "../schema.ts";

export function resolveInfoblocks(block: StoredBlock<"infoblocks">) {
  return { ...block, blocks: block.blocks.map((info) => ({ ...info, body: renderMarkdown(info.body) })) };
}
