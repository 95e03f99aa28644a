import type { ServerRequest } from "srvx";

import { errorFallback } from "../../site/error-fallback.ts";
import { serveCatalogue } from "../catalogue-pdf/serve-catalogue.server.ts";
import type { Runtime } from "../runtime.server.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { answerHealth } from "./health.server.ts";
import { createRequestScope, type RequestScope } from "./request-scope.server.ts";
import { withoutExtraSlashes } from "./slashes.ts";
import { serveFile } from "./static-files.server.ts";

export type RenderPage = (request: Request, scope: RequestScope) => Promise<Response>;

const methods = new Set(["GET", "HEAD", "POST"]);

/** Characters of an address. Longer ones name no page: no link, filter or form of ours comes near. */
const maxUrlLength = 12_000;

/** Characters of a path that the log keeps. */
const maxLoggedPath = 1_000;

/** Bytes of a request body. */
export const maxRequestBody = 1024 * 1024;

/** The way of every request, from the socket to the page and back. */
export async function handleRequest(
  request: ServerRequest,
  runtime: Runtime,
  render: RenderPage,
): Promise<Response> {
  const started = performance.now();
  const scope = createRequestScope(request, runtime);
  const url = new URL(request.url);
  const response = await answer(request, url, scope, render).catch((error: unknown) => failure(error, scope));
  const result = withHeaders(await withPolicy(response, scope), scope);
  scope.log.info(
    {
      method: request.method,
      host: scope.host,
      site: scope.site.code,
      path: url.pathname.slice(0, maxLoggedPath),
      status: result.status,
      milliseconds: Math.round(performance.now() - started),
      client: scope.clientAddress,
    },
    "request",
  );
  return result;
}

async function answer(
  request: ServerRequest,
  url: URL,
  scope: RequestScope,
  render: RenderPage,
): Promise<Response> {
  if (!methods.has(request.method))
    return plain(405, "Method not allowed", { allow: [...methods].join(", ") });
  if (Number(request.headers.get("content-length")) > maxRequestBody) return tooLarge();
  if (!namesPage(url)) return render(missingPage(request, url), scope);

  const health = await answerHealth(url.pathname, scope.runtime);
  if (health) return health;

  const location = withoutExtraSlashes(url.pathname, url.search);
  if (scope.hostRole === "alias") {
    return redirect(`${scope.site.origin}${location ?? `${url.pathname}${url.search}`}`);
  }
  if (location) return redirect(location);

  const file =
    (await scope.runtime.resizePicture(request, url.pathname)) ??
    (await serveCatalogue(request, url.pathname, scope)) ??
    (await serveFile(request, url.pathname));
  return file ?? (await render(request, scope));
}

const namesPage = ({ href, pathname }: URL) => href.length <= maxUrlLength && isDecodable(pathname);

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}

/** Is rendered as a page that no route has. */
const missingPage = (request: ServerRequest, url: URL) =>
  new Request(new URL("/not/found", url), { headers: request.headers });

const redirect = (location: string) => new Response(null, { status: 301, headers: { location } });

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });

const tooLarge = () => plain(413, `Request body larger than ${maxRequestBody} bytes`);

/** The page could not even be drawn: the visitor gets a way home, the log gets the reason. */
function failure(error: unknown, scope: RequestScope): Response {
  if (error instanceof Error && "statusCode" in error && error.statusCode === 413) {
    return tooLarge();
  }
  scope.log.error({ err: error }, "request failed");
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title>
<h1>${errorFallback.title}</h1>
<p>Request ${scope.id} failed</p><p><a href="/">${errorFallback.home}</a></p></html>`;
  return new Response(html, { status: 500, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** Vite's development server adds scripts of its own to pages, so there the policy would be in its way. */
async function withPolicy(response: Response, { sites }: RequestScope): Promise<Response> {
  if (import.meta.env.DEV || !response.headers.get("content-type")?.startsWith("text/html")) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set("content-security-policy", contentSecurityPolicy(html, sites.foreignOrigins));
  return new Response(html, { status: response.status, headers });
}

function withHeaders(response: Response, { id, hostRole, runtime }: RequestScope): Response {
  // In place: a copy would turn the file streams of srvx into web streams, and those end the
  // process when the visitor leaves before the last byte (ERR_INVALID_STATE, Node.js 24.9).
  const { headers } = response;
  headers.set("x-request-id", id);
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "strict-origin-when-cross-origin");
  // Nothing is kept by anyone unless the code that made the response said so.
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  if (hostRole === "unknown" || runtime.settings.APP_ENV !== "production")
    headers.set("x-robots-tag", "noindex");
  return response;
}
