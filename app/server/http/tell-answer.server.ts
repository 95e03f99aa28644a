import type { Runtime } from "../runtime.server.ts";

/** What log and metrics say of one answer. */
export type ToldAnswer = {
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

/** @param isKnown a page that was sent before: its address and host are ours, and hold no visitor's words */
export function tellAnswer(
  { log, requestMetrics }: Runtime,
  { route, ...answer }: ToldAnswer,
  isKnown = false,
): void {
  const { method, site, status, milliseconds } = answer;
  const path = answer.path.slice(0, maxLoggedPath);
  const fields = { ...answer, path, milliseconds: Math.round(milliseconds) };
  if (isKnown) log.plainInfo(fields, "request");
  else log.info(fields, "request");
  requestMetrics.observe({ method, route, site, status }, milliseconds / 1000);
}
