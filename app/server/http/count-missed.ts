import { isStateAddress } from "../cache/state-address.ts";
import type { RequestScope } from "../scope/request-scope.ts";

/** Files of the software: after an update, browsers request files of the previous version. */
const own = /^\/(?:assets|api|internal|_serverFn|_state)\//;

/** Counts missing addresses and searches without results. Ignores unknown hosts, which only programs request. */
export function countMissed(
  { method }: Pick<Request, "method">,
  { pathname }: Pick<URL, "pathname">,
  { runtime, site, hostRole, emptySearch }: RequestScope,
  status: number,
): void {
  if (method !== "GET" || hostRole === "unknown" || isStateAddress(pathname)) return;
  if (status === 404 && !own.test(pathname)) runtime.insights.miss("address", site.code, pathname);
  if (emptySearch) runtime.insights.miss("search", site.code, emptySearch);
}
