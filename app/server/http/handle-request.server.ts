import type { ServerRequest } from "srvx";

import { servePrintedCatalog } from "../documents/printed-catalog/serve-catalog.server.ts";
import type { Runtime } from "../scope/runtime.ts";
import { respondToOperator } from "./respond-to-operator.server.ts";
import { countMissed } from "./count-missed.ts";
import { findRedirect } from "./find-redirect.ts";
import { fileRoute } from "../ops/request-metrics.ts";
import type { Span } from "../ops/tracing.ts";
import { rememberResponse } from "./fast-path.server.ts";
import { mustRender, type RenderPage, servePage, serveState, queueRendering } from "./serve-page.server.ts";
import { isStateAddress } from "../cache/state-address.ts";
import { writeHost } from "../domain/sites/host.ts";
import { plain, reject, respondToFailure, retryAfter } from "./respond-to-failure.server.ts";
import { respondToPost } from "./respond-to-post.server.ts";
import { describeMistypedHost } from "../domain/sites/site-addresses.ts";
import { rejectBody } from "../limits/body-limit.ts";
import { busyResponse } from "./busy-page.server.ts";
import { receiveTimings } from "./receive-timings.server.ts";
import { respondToHealth } from "./health.server.ts";
import { withTimeout } from "../outbound/upstream/with-timeout.ts";
import type { RateLimit } from "../limits/rate-limit.server.ts";
import { createRequestScope } from "./request-scope.server.ts";
import type { RequestScope } from "../scope/request-scope.ts";
import { isPreview, servePreview } from "./serve-preview.server.ts";
import { securityHeaders } from "./security-headers.ts";
import { respondToServerFunction } from "./server-function-response.ts";
import { withoutExtraSlashes } from "./slashes.ts";
import { serveFile } from "./static-files.server.ts";
import { maxLoggedPath, logResponse } from "./log-response.server.ts";

const methods = new Set(["GET", "HEAD", "POST"]);

/** Characters. Links, filters and forms of the site stay far below. */
const maxUrlLength = 12_000;

export function handleRequest(
  request: ServerRequest,
  runtime: Runtime,
  render: RenderPage,
): Promise<Response> {
  const { method, headers } = request;
  const traceparent = runtime.settings.TRUST_PROXY > 0 ? headers.get("traceparent") : null;
  const options = { kind: "server", traceparent, attributes: { "http.request.method": method } } as const;
  return runtime.tracing.span(method, options, (span) => respondAndLog(request, runtime, render, span));
}

async function respondAndLog(
  request: ServerRequest,
  runtime: Runtime,
  render: RenderPage,
  span: Span,
): Promise<Response> {
  const started = performance.now();
  const { method } = request;
  const scope = createRequestScope(request, runtime);
  runtime.warnOfProxy(request.headers, runtime.log);
  const address = scope.hasValidHost ? addressOf(request) : undefined;
  const url = address ?? new URL("http://invalid.invalid/");
  const handle = () => respond(request, url, scope, render);
  const response = address
    ? await (method === "POST" ? respondToPost(request, scope, handle) : handle()).catch((error: unknown) =>
        respondToFailure(request, error, scope),
      )
    : plain(400, "Bad request");
  const result = withHeaders(response, scope);
  rememberResponse(scope, url.pathname, result);
  const { status } = result;
  countMissed(request, url, scope, status);
  const path = url.pathname;
  const route = scope.route ?? fileRoute(path);
  const site = scope.site.code;
  logResponse(runtime, {
    requestId: scope.id,
    method,
    host: writeHost(scope.host),
    site,
    path,
    route,
    status,
    milliseconds: performance.now() - started,
    cache: scope.cache,
    client: scope.clientAddress,
  });
  span.rename(`${method} ${route}`);
  span.set({
    "http.route": route,
    "http.response.status_code": status,
    "url.path": path.slice(0, maxLoggedPath),
    "app.site": site,
    "app.request_id": scope.id,
  });
  if (status >= 500) span.fail(`status ${status}`);
  return result;
}

/** srvx parses the URL on access and throws on invalid hosts, such as numbers beyond the IPv4 range. */
function addressOf(request: Request): URL | undefined {
  try {
    return new URL(request.url);
  } catch {
    return undefined;
  }
}

async function respond(
  request: ServerRequest,
  url: URL,
  scope: RequestScope,
  call: RenderPage,
): Promise<Response> {
  const render = queueRendering(call);
  if (!methods.has(request.method))
    return plain(405, "Method not allowed", { allow: [...methods].join(", ") });
  const { requestLimit, renderLimit } = scope.runtime;
  const limited = isUnlimited(url.pathname) ? undefined : await rejectBeyond(requestLimit, request, scope);
  if (limited) return limited;
  const rejection = rejectBody(request.method, request.headers);
  if (rejection) return reject(rejection);
  if (!namesPage(url)) {
    const missing = missingPage(url);
    return (
      (await rejectBeyond(renderLimit, request, scope)) ??
      inTime(servePage(withoutBody(missing, request), missing, scope, render))
    );
  }

  const health =
    (await respondToHealth(url.pathname, scope.runtime)) ??
    (await respondToOperator({ url, headers: request.headers, peerAddress: request.ip ?? "" }, scope)) ??
    (await receiveTimings(request, url, scope));
  if (health) return health;

  const location = withoutExtraSlashes(url.pathname, url.search);
  if (scope.hostRole === "unknown" && scope.runtime.settings.APP_ENV === "development") {
    const problem = describeMistypedHost(scope.sites, writeHost(scope.host), scope.runtime.port);
    if (problem) return plain(404, problem);
  }
  const moved = findRedirect(request.method, url, scope);
  if (moved?.status === 410)
    return (
      (await rejectBeyond(renderLimit, request, scope)) ??
      inTime(servePage(withoutBody(missingPage(url), request), missingPage(url), scope, goneWhere404(render)))
    );
  if (moved) return redirect(moved.location, moved.status);
  if (scope.hostRole === "alias") {
    return redirect(`${scope.site.origin}${location ?? `${url.pathname}${url.search}`}`);
  }
  if (location) return redirect(location);
  if (isPreview(request, url, scope))
    return (await rejectBeyond(renderLimit, request, scope)) ?? servePreview(request, url, scope);

  const file =
    (await scope.runtime.resizePicture(request, url.pathname)) ??
    (await servePrintedCatalog(request, url.pathname, scope)) ??
    (await serveFile(request, url.pathname));
  if (file) return file;
  if (url.pathname.startsWith("/_serverFn/"))
    return inTime(respondToServerFunction(scope, () => call(request, scope)));
  if (mustRender(request, url, scope)) {
    const tooMany = await rejectBeyond(renderLimit, request, scope);
    if (tooMany) return tooMany;
  }
  const serve = isStateAddress(url.pathname) ? serveState : servePage;
  const response = serve(request, url, scope, render);
  return request.method === "POST" ? response : inTime(response);
}

const isUnlimited = (pathname: string) => /^\/(?:assets|media)\/|^\/healthz$/.test(pathname);

async function rejectBeyond(limit: RateLimit, request: Request, scope: RequestScope) {
  const wait = await limit.take(scope.clientAddress);
  return wait === undefined ? undefined : busyResponse(request, scope.site, 429, wait);
}

/** Milliseconds, above the carrier's time-out, not for form posts. In development a page waits for its modules. */
const renderTime = import.meta.env.DEV ? 120_000 : 9_500;

const inTime = (response: Promise<Response>) => withTimeout(renderTime, response);

const namesPage = ({ href, pathname }: URL) => href.length <= maxUrlLength && isDecodable(pathname);

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}

const missingPage = (url: URL) => new URL("/not/found", url);

const withoutBody = (url: URL, { headers }: Request) => new Request(url, { headers });

/** The page says that there is nothing; search engines drop it sooner with 410. */
const goneWhere404 =
  (render: RenderPage): RenderPage =>
  async (...page) => {
    const response = await render(...page);
    return response.status === 404
      ? new Response(null, { status: 410, headers: response.headers })
      : response;
  };

const redirect = (location: string, status: 301 | 302 = 301) =>
  new Response(null, { status, headers: { location } });

function withHeaders(response: Response, { id, hostRole, https, runtime }: RequestScope): Response {
  // In place: a copy makes web streams of srvx file streams, which crash if the visitor leaves (Node.js 24.9).
  const { headers } = response;
  headers.set("x-request-id", id);
  const added = securityHeaders({
    contentType: headers.get("content-type") ?? undefined,
    https,
    development: import.meta.env.DEV,
    hasPolicy: headers.has("content-security-policy"),
  });
  for (const [name, value] of Object.entries(added))
    if (name !== "referrer-policy" || !headers.has(name)) headers.set(name, value);
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  if (response.status === 503 && !headers.has("retry-after")) headers.set("retry-after", String(retryAfter));
  const { APP_ENV, DRAFTS } = runtime.settings;
  if (hostRole === "unknown" || APP_ENV !== "production" || DRAFTS === "show")
    headers.set("x-robots-tag", "noindex");
  return response;
}
