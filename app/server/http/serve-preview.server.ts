import type { RequestScope } from "../scope/request-scope.ts";
import { writeHost } from "../domain/sites/host.ts";
import { isPreviewToken } from "../ops/preview-token.server.ts";
import { busyResponse } from "./busy-page.server.ts";

const parameter = "preview";

/** Whether the address has a valid preview token; otherwise the response is the usual 404. */
export function isPreview({ method }: Request, url: URL, { runtime }: RequestScope): boolean {
  const token = url.searchParams.get(parameter);
  const { PREVIEW_SECRET: secret } = runtime.settings;
  if (token === null || !secret || !runtime.preview || (method !== "GET" && method !== "HEAD")) return false;
  return isPreviewToken(secret, url.pathname, token);
}

const retryAfter = 10;

const forwarded = ["content-type", "content-security-policy", "content-language", "location"];

export async function servePreview(request: Request, url: URL, scope: RequestScope): Promise<Response> {
  const { runtime, host, https, clientAddress, id, site } = scope;
  scope.route = "preview";
  const query = new URLSearchParams(url.search);
  query.delete(parameter);
  const path = query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
  try {
    const response = await runtime.preview!.fetch(path, {
      accept: request.headers.get("accept") ?? "*/*",
      "accept-encoding": "identity",
      "x-forwarded-host": writeHost(host),
      "x-forwarded-proto": https ? "https" : "http",
      "x-forwarded-for": clientAddress,
      "x-request-id": id,
    });
    const headers = Object.fromEntries(
      forwarded.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const body = await response.arrayBuffer();
    return new Response(request.method === "HEAD" ? null : body, {
      status: response.status,
      headers: { ...headers, ...secrecy },
    });
  } catch (error) {
    scope.log.warn({ err: error }, "preview failed");
    return busyResponse(request, site, 503, retryAfter);
  }
}

/** The URL is the key, so it must not reach caches, search engines or other sites. */
const secrecy = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};
