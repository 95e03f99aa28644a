import type { Settings } from "./settings.server.ts";

export type FormatLine = (line: string) => string;

type Line = Partial<Record<"msg" | "method" | "host" | "path" | "cache", string>> &
  Partial<Record<"status" | "milliseconds", number>>;

/** Fields that are part of a request's message, or useless in a terminal. */
const hidden = "version,requestId,client,site,method,host,path,status,milliseconds,cache";

/** @returns undefined for JSON */
export async function openLineFormat({
  LOG_FORMAT,
}: Pick<Settings, "LOG_FORMAT">): Promise<FormatLine | undefined> {
  const { isTTY } = process.stdout;
  if (LOG_FORMAT === "json" || (LOG_FORMAT === "auto" && !isTTY)) return undefined;
  const { prettyFactory } = await import("pino-pretty");
  return prettyFactory({
    colorize: isTTY,
    singleLine: true,
    translateTime: "SYS:HH:MM:ss",
    ignore: hidden,
    messageFormat: (line) => describeLine(line as Line),
  });
}

function describeLine({ msg = "", method, host, path, status, milliseconds, cache }: Line): string {
  if (msg !== "request") return msg;
  return `${status} ${method} ${host}${path} ${milliseconds} ms${cache ? ` (${cache})` : ""}`;
}
