import type { Runtime } from "../scope/runtime.ts";

/** What log and metrics say of one answer. */
export type LoggedResponse = {
  requestId: string;
  method: string;
  host: string;
  site: string;
  /** Without its query, which may hold a visitor's words. */
  path: string;
  /** Pattern of the route or of the file. */
  route: string;
  status: number;
  milliseconds: number;
  cache: "hit" | "stale" | "miss" | undefined;
  client: string;
};

/** Characters of a path that the log keeps. */
export const maxLoggedPath = 1_000;

export function logResponse({ log, requestMetrics }: Runtime, { route, ...answer }: LoggedResponse): void {
  const { method, site, status, milliseconds } = answer;
  const path = answer.path.slice(0, maxLoggedPath);
  log.info({ ...answer, path, milliseconds: Math.round(milliseconds) }, "request");
  requestMetrics.of({ method, route, site, status })(milliseconds / 1000);
}

type OfOneRequest = "requestId" | "host" | "client" | "milliseconds";

/** Tells of one more of the answers that are alike. */
export type ResponseLog = (answer: Pick<LoggedResponse, OfOneRequest>) => void;

/** @param answer of a page that was sent before: its address is ours, and holds no visitor's words */
export function createResponseLog(
  { log, requestMetrics }: Runtime,
  { route, ...answer }: Omit<LoggedResponse, OfOneRequest>,
): ResponseLog {
  const { method, site, status } = answer;
  const write = log.alike(answer, "request");
  const count = requestMetrics.of({ method, route, site, status });
  // Host and address are validated where the request enters: no letter of theirs needs an escape.
  return ({ requestId, host, client, milliseconds }) => {
    write(
      `"requestId":"${requestId}","host":"${host}","client":"${client}","milliseconds":${Math.round(milliseconds)}`,
    );
    count(milliseconds / 1000);
  };
}
