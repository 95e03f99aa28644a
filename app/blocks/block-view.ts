import type { RequestScope } from "#app/server/scope/request-scope.ts";

import type { resolvers } from "./resolve-block.server.ts";
import type { BlockKind, StoredBlock } from "./schema.ts";

export type BlockScope = Pick<RequestScope, "site" | "runtime" | "log" | "degraded" | "shows">;

type BlockResolvers = typeof resolvers;

export type BlockView<Kind extends BlockKind = BlockKind> = {
  [K in Kind]: K extends keyof BlockResolvers ? Awaited<ReturnType<BlockResolvers[K]>> : StoredBlock<K>;
}[Kind];

/** A stored block that fits no schema. It is logged, and shown in development only. */
export type InvalidBlock = { kind: "invalid"; index: number; problem: string };
