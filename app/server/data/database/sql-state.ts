import { DatabaseError } from "pg";

import { PausedError } from "../../outbound/upstream/circuit-breaker.ts";

/** @returns the SQLSTATE, such as `57P01`; nothing for other errors. Drizzle wraps the error as a cause. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof DatabaseError ? cause.code : undefined;
}

/** SQLSTATE classes for connections, credentials, resources and shutdown. */
const outageState = /^(?:08|28|3D|53|57P)/;

const connectionMessage =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Socket and DNS codes only. Others, such as `ERR_MODULE_NOT_FOUND`, are bugs. */
const networkError =
  /^(?:EAI_AGAIN|ECONNABORTED|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETDOWN|ENETUNREACH|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

export function isOutage(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = sqlStateOf(error);
  if (code !== undefined) return outageState.test(code);
  if (!(cause instanceof Error)) return false;
  const networkCode = "code" in cause ? String(cause.code) : "";
  return networkError.test(networkCode) || connectionMessage.test(cause.message);
}

/** SQLSTATE query_canceled, here by `statement_timeout`. */
const queryCanceled = "57014";

/** Whether a retry may succeed: the database is unavailable or too slow. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof PausedError || sqlStateOf(error) === queryCanceled || isOutage(error);
}
