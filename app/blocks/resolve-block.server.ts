import type { BlockScope } from "./block-scope.ts";
import type { BlockView } from "./block-view.ts";
import { resolvers } from "./resolvers.gen.server.ts";
import type { BlockKind, StoredBlock } from "./schema.ts";

/** Resolves references, Markdown and numbers. Most kinds need no resolver. */
export async function resolveBlock(block: StoredBlock, scope: BlockScope): Promise<BlockView> {
  const byKind: Partial<Record<BlockKind, (block: never, scope: BlockScope) => unknown>> = resolvers;
  const resolve = byKind[block.kind];
  return (resolve ? await resolve(block as never, scope) : block) as BlockView;
}
