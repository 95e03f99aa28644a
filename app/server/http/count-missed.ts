import { isStateAddress } from "../cache/state-address.ts";
import type { RequestScope } from "../scope/request-scope.ts";

/** Of the software itself: after an update browsers ask for files of the last version. */
const own = /^\/(?:assets|api|internal|_serverFn|_state)\//;

/** Missing addresses and searches without a result. Not for hosts of no site, where only programs look. */
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
