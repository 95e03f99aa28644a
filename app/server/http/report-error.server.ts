import { isNotFound, isRedirect } from "@tanstack/react-router";

import { errorStatus, StatusError } from "../../site/error-status.ts";
import { UnknownMiddlewareError } from "../content/page-middleware.ts";
import type { RequestScope } from "./request-scope.server.ts";

/**
 * Logs what a server function threw and gives the error that may leave the server: expected outcomes
 * and messages written for visitors as they are, anything else without its internals,
 * but with its status.
 */
export function reportError(error: unknown, scope: RequestScope, functionName: string): unknown {
  if (isNotFound(error) || isRedirect(error)) return error;
  scope.log.error({ err: error, function: functionName }, "server function failed");
  if (error instanceof UnknownMiddlewareError) return new Error(error.message);
  return new StatusError(`Request ${scope.id} failed`, errorStatus(error));
}
