import type { RequestScope } from "#app/server/scope/request-scope.ts";

/** What turning a block's references into data may need of the request, and may tell it. */
export type BlockScope = Pick<RequestScope, "site" | "runtime" | "log" | "degraded">;
