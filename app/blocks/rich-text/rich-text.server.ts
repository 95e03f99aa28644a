import { renderProse } from "#app/server/domain/markdown/markdown.server.ts";

import type { StoredBlock } from "../schema.ts";

export function resolveRichText({ body, ...block }: StoredBlock<"rich-text">) {
  return { ...block, ...renderProse(body) };
}
