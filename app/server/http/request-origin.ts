import { type Host, parseHost, writeHost } from "../domain/sites/host.ts";

/** Whose page made a request. `unknown`: no browser says so; then it was hardly a page. */
export type RequestOrigin = "same" | "foreign" | "unknown";

/**
 * What the browser says about the page that asks. Browsers set these headers themselves; no page can change them.
 * @param host as the visitor sees it
 */
export function requestOrigin(headers: Headers, host: Host): RequestOrigin {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" ? "same" : "foreign";
  const page = headers.get("origin") ?? headers.get("referer");
  if (page === null) return "unknown";
  // The scheme is left aside: behind a proxy the server does not know it.
  return isOriginOf(page, host) ? "same" : "foreign";
}

/** Whether an address is on this host, whatever its scheme. */
export function isOriginOf(address: string, host: Host): boolean {
  const named = parseHost(URL.parse(address)?.host ?? "");
  return named !== undefined && writeHost(named) === writeHost(host);
}
