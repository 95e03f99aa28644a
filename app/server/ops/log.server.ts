import { type Logger, pino, stdSerializers } from "pino";

import { keep } from "./process-values.server.ts";
import type { FormatLine } from "./log-format.server.ts";
import { createRedaction } from "./log-redaction.ts";
import type { Settings } from "./settings.server.ts";

export type Log = Logger;
/** The one that a process writes to; requests have children of it. */
export type ProcessLog = ReturnType<typeof createLog>;

/** Milliseconds that a line waits for others at most; warnings and errors take the waiting ones along at once. */
const longestWait = 20;

/** Characters of lines that are written together: a write for each would take longer than many an answer. */
const together = 8_192;

/**
 * Structured log, one JSON object a line on standard output.
 * @param secrets values that no line may hold
 * @param format for another form of lines than JSON
 */
export function createLog(
  { LOG_LEVEL, APP_VERSION }: Pick<Settings, "LOG_LEVEL" | "APP_VERSION">,
  secrets: readonly string[] = [],
  format?: FormatLine,
) {
  const output = keep("log output", () => openOutput(format));
  const log = pino(
    {
      level: LOG_LEVEL,
      base: { version: APP_VERSION },
      serializers: { err: serializeError },
      hooks: {
        streamWrite: createRedaction(secrets),
        logMethod(args, method, level) {
          method.apply(this, args);
          if (level >= pino.levels.values["warn"]!) output.flushSync();
        },
      },
    },
    output,
  );
  const beginning = `,"version":${JSON.stringify(APP_VERSION)},`;
  return Object.assign(log, {
    /**
     * For lines of level 30 that are alike and hold nothing to be redacted: they take a tenth of the time.
     * @param fields of all of them, at least one
     * @returns what writes a line, given its own fields as JSON without braces
     */
    alike: (fields: object, message: string) => {
      const end = `,${JSON.stringify({ ...fields, msg: message }).slice(1)}\n`;
      return (own: string) => {
        if (log.isLevelEnabled("info"))
          output.write(`{"level":30,"time":${Date.now()}${beginning}${own}${end}`);
      };
    },
  });
}

/** Lines wait as one text: given to the stream one by one, each is copied for itself, which takes three times as long. */
function openOutput(format: FormatLine = (line) => line) {
  const stream = pino.destination({ fd: process.stdout.fd, sync: true });
  let waiting = "";
  const flushSync = () => {
    if (waiting) stream.write(waiting);
    waiting = "";
  };
  setInterval(flushSync, longestWait).unref();
  process.on("exit", () => {
    flushSync();
    stream.flushSync();
  });
  return {
    write: (line: string) => {
      waiting += format(line);
      if (waiting.length >= together) flushSync();
    },
    flushSync,
  };
}

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
