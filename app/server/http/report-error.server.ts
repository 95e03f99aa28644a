import { isNotFound, isRedirect } from "@tanstack/react-router";

import { errorStatus, StatusError } from "../../site/error-status.ts";
import { publishFailure } from "../ops/failures.ts";
import { UnknownMiddlewareError } from "../domain/sites/page-middleware.ts";
import { isDatabaseAway } from "../data/database/sql-state.ts";
import { isInvalidInput } from "../../framework/server-function-errors.ts";
import type { RequestScope } from "../scope/request-scope.ts";

/** Logs the error. @returns an error safe to send: expected outcomes as they are, others with their status only */
export function reportError(
  error: unknown,
  scope: RequestScope,
  message: string,
  where: Record<string, unknown>,
): unknown {
  if (isNotFound(error) || isRedirect(error)) return error;
  if (isInvalidInput(error)) {
    scope.invalidInput = true;
    return new StatusError("Bad request", 400);
  }
  scope.failed = true;
  const isAway = isDatabaseAway(error);
  if (isAway) scope.databaseAway = true;
  scope.log.error({ err: error, ...where }, message);
  publishFailure(error);
  const shown = error instanceof UnknownMiddlewareError ? error.message : `Request ${scope.id} failed`;
  return new StatusError(shown, isAway ? 503 : errorStatus(error));
}
