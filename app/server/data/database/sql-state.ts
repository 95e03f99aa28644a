import { DatabaseError } from "pg";

import { PausedError } from "../../outbound/upstream/circuit-breaker.ts";

/**
 * The code by which PostgreSQL names what is wrong, such as `57P01`; Drizzle puts an error of its own around it.
 * @returns nothing for any other error, a broken connection for example
 */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof DatabaseError ? cause.code : undefined;
}

/** SQLSTATE of a server that cannot be asked by anybody now: connections, credentials, resources, shutdown. */
const outage = /^(?:08|28|3D|53|57P)/;

/** What `pg` says of a connection that broke, or of a server that does not respond. Its errors have no code. */
const noAnswer =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Codes of Node.js for sockets and name resolution; its other errors, such as `ERR_MODULE_NOT_FOUND`, are faults of the program. */
const networkError =
  /^(?:EAI_AGAIN|ECONNABORTED|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETDOWN|ENETUNREACH|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

/** Whether the database was not there to answer, rather than that it answered with an error. */
export function isOutage(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = sqlStateOf(error);
  if (code !== undefined) return outage.test(code);
  if (!(cause instanceof Error)) return false;
  const networkCode = "code" in cause ? String(cause.code) : "";
  return networkError.test(networkCode) || noAnswer.test(cause.message);
}

/** SQLSTATE of a statement that took longer than it may. */
const canceled = "57014";

/** Whether a visitor may succeed later: the database is away, was just away, or too slow. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof PausedError || sqlStateOf(error) === canceled || isOutage(error);
}
