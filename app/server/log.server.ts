import { pino, stdSerializers } from "pino";

import type { Settings } from "./settings.server.ts";

export type Log = ReturnType<typeof createLog>;

/** Structured log, one JSON object a line on standard output. */
export const createLog = ({ LOG_LEVEL, APP_VERSION }: Pick<Settings, "LOG_LEVEL" | "APP_VERSION">) =>
  pino({ level: LOG_LEVEL, base: { version: APP_VERSION }, serializers: { err: serializeError } });

/**
 * The values of a failed query may be a visitor's words (Drizzle puts them into the message): of such an
 * error the log gets the statement, where it was run, and the code and message of the database.
 */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error) || !("params" in error) || !("query" in error)) {
    return stdSerializers.err(error as Error);
  }
  const { cause, stack = "" } = error;
  return {
    type: error.constructor.name,
    query: error.query,
    message: cause instanceof Error ? cause.message : "query failed",
    code: cause instanceof Error && "code" in cause ? cause.code : undefined,
    stack: stack.replace(error.message, ""),
  };
}
