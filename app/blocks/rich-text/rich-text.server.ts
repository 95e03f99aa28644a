import { renderMarkdown } from "#app/server/content/markdown.server.ts";

import type { BlockView } from "../block-view.ts";
import type { StoredBlock } from "../schema.ts";

export function resolveRichText(block: StoredBlock<"rich-text">): BlockView<"rich-text"> {
  return { ...block, body: renderMarkdown(block.body) };
}
