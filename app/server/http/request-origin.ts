import { type Host, parseHost, writeHost } from "../domain/sites/host.ts";

/** `unknown`: no header names an origin, so the client is probably not a page. */
export type RequestOrigin = "same" | "foreign" | "unknown";

/** Reads headers that pages cannot change. @param host as the visitor sees it */
export function requestOrigin(headers: Headers, host: Host): RequestOrigin {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" ? "same" : "foreign";
  const page = headers.get("origin") ?? headers.get("referer");
  if (page === null) return "unknown";
  // Ignores the scheme, which is unknown behind a proxy.
  return isOriginOf(page, host) ? "same" : "foreign";
}

export function isOriginOf(address: string, host: Host): boolean {
  const parsed = parseHost(URL.parse(address)?.host ?? "");
  return parsed !== undefined && writeHost(parsed) === writeHost(host);
}
