/** Whose page made a request. `unknown`: no browser says so; then it was hardly a page. */
export type RequestOrigin = "same" | "foreign" | "unknown";

/**
 * What the browser says about the page that asks. Browsers set these headers themselves; no page can change them.
 * @param host as the visitor sees it, with port
 */
export function requestOrigin(headers: Headers, host: string): RequestOrigin {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" ? "same" : "foreign";
  const page = headers.get("origin") ?? headers.get("referer");
  if (page === null) return "unknown";
  // The scheme is left aside: behind a proxy the server does not know it.
  return hostOf(page) === withoutUsualPort(host) ? "same" : "foreign";
}

const withoutUsualPort = (host: string) => host.toLowerCase().replace(/:(?:80|443)$/, "");

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;
