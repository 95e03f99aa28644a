import type { Runtime } from "../scope/runtime.ts";

export type LoggedResponse = {
  requestId: string;
  method: string;
  host: string;
  site: string;
  /** Without the query, which may contain personal data. */
  path: string;
  route: string;
  status: number;
  milliseconds: number;
  cache: "hit" | "stale" | "miss" | undefined;
  client: string;
};

/** Characters. */
export const maxLoggedPath = 1_000;

export function logResponse({ log, requestMetrics }: Runtime, { route, ...response }: LoggedResponse): void {
  const { method, site, status, milliseconds } = response;
  const path = response.path.slice(0, maxLoggedPath);
  log.info({ ...response, path, milliseconds: Math.round(milliseconds) }, "request");
  requestMetrics.of({ method, route, site, status })(milliseconds / 1000);
}

type PerRequest = "requestId" | "host" | "client" | "milliseconds";

export type ResponseLog = (response: Pick<LoggedResponse, PerRequest>) => void;

/** @param response the static part; its path must contain no visitor input */
export function createResponseLog(
  { log, requestMetrics }: Runtime,
  { route, ...response }: Omit<LoggedResponse, PerRequest>,
): ResponseLog {
  const { method, site, status } = response;
  const write = log.withSharedFields(response, "request");
  const count = requestMetrics.of({ method, route, site, status });
  // Host and client are validated on entry, so they need no JSON escaping.
  return ({ requestId, host, client, milliseconds }) => {
    write(
      `"requestId":"${requestId}","host":"${host}","client":"${client}","milliseconds":${Math.round(milliseconds)}`,
    );
    count(milliseconds / 1000);
  };
}
