import type { RequestScope } from "#app/server/scope/request-scope.ts";

/** The part of the request scope that block resolvers use. */
export type BlockScope = Pick<RequestScope, "site" | "runtime" | "log" | "degraded" | "shows">;
