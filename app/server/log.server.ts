import { pino } from "pino";

import type { Settings } from "./settings.server.ts";

export type Log = ReturnType<typeof createLog>;

/** Structured log, one JSON object a line on standard output. */
export const createLog = ({ LOG_LEVEL, APP_VERSION }: Pick<Settings, "LOG_LEVEL" | "APP_VERSION">) =>
  pino({ level: LOG_LEVEL, base: { version: APP_VERSION } });
