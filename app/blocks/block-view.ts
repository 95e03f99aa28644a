import type { RequestScope } from "#app/server/scope/request-scope.ts";

import type { resolvers } from "./resolve-block.server.ts";
import type { BlockKind, StoredBlock } from "./schema.ts";

/** The part of the request scope that block resolvers use. */
export type BlockScope = Pick<RequestScope, "site" | "runtime" | "log" | "degraded" | "shows">;

type BlockResolvers = typeof resolvers;

/** Props data of a block: the resolver's result, or the stored block. */
export type BlockView<Kind extends BlockKind = BlockKind> = {
  [K in Kind]: K extends keyof BlockResolvers ? Awaited<ReturnType<BlockResolvers[K]>> : StoredBlock<K>;
}[Kind];

/** A stored block that fits no schema. It is logged, and shown in development only. */
export type InvalidBlock = { kind: "invalid"; index: number; problem: string };
