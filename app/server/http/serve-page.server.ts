import { FastResponse, type ServerRequest } from "srvx";

import { fontFaces } from "../../site/fonts.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { withStyles } from "./page-head.ts";
import { foreignOriginsOf } from "../../site/services.ts";
import { isComplete } from "./request-scope.server.ts";
import type { RequestScope } from "../scope/request-scope.ts";
import { bytesFrom, chooseEncoding, type Encoding, encode } from "../cache/encodings.ts";
import { type PageAddress, pageAddress } from "./page-address.ts";
import {
  bytesOf,
  type RenderedPage,
  type CachedPage,
  type CachedText,
  cacheText,
} from "../cache/page-cache.ts";
import { pageStylesOf } from "../cache/page-styles.server.ts";
import { isStateAddress, parseStateAddress } from "../cache/state-address.ts";

/** @param background no visitor is waiting for the page */
export type RenderPage = (request: Request, scope: RequestScope, background?: boolean) => Promise<Response>;

/** Browsers revalidate every time; shared caches may respond for a minute. */
const cacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

export async function servePage(
  request: ServerRequest,
  url: URL,
  scope: RequestScope,
  render: RenderPage,
): Promise<Response> {
  const address = addressForAll(request, url, scope);
  if (!address) {
    if (isForAll(request, scope)) scope.sharedAs = addressOf(url);
    return sendUncached(request, await render(request, scope), scope);
  }

  let own: Response | undefined;
  const page = await readCached(address, request, scope, render, (response) => (own = response));
  if (!page) return sendUncached(request, own ?? (await render(request, scope)), scope);
  scope.route = page.route;
  return sendCached(request, page.page, scope, {
    ...page.headers,
    "cache-control": cacheControl,
    "cache-tag": `site-${scope.site.code}`,
  });
}

export async function serveState(
  request: ServerRequest,
  url: URL,
  scope: RequestScope,
  render: RenderPage,
): Promise<Response> {
  const named = parseStateAddress(url);
  const address = named && addressForAll(request, named.page, scope);
  const state = address
    ? (await readCached(address, request, scope, render))?.state
    : named && (await renderState(request, named.page, scope, render));
  scope.route = undefined;
  if (!state || state.hash !== named?.hash) {
    // The page has changed since it was loaded; the visitor's copy works without hydration.
    const headers = { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };
    return new Response("Not found\n", { status: 404, headers });
  }
  return sendCached(request, state, scope, {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": address ? "public, max-age=31536000, immutable" : "private, max-age=600",
  });
}

/** State of an uncacheable page, such as a search: the page is rendered once more. */
async function renderState(
  request: ServerRequest,
  url: URL,
  scope: RequestScope,
  render: RenderPage,
): Promise<CachedText | undefined> {
  if (!isForAll(request, scope)) return undefined;
  scope.sharedAs = addressOf(url);
  const response = await render(new Request(url, { headers: request.headers }), scope);
  return isCacheable(response, scope) && scope.boot ? cacheText(bytesFrom(scope.boot.state)) : undefined;
}

const addressOf = ({ pathname, search }: URL) => `${pathname}${search}`;

/** Concatenated, not resolved: an address with two leading slashes would name another host. */
const onHostOf = ({ url }: ServerRequest, address: string) => `${new URL(url).origin}${address}`;

async function readCached(
  { address, route }: PageAddress,
  request: ServerRequest,
  scope: RequestScope,
  render: RenderPage,
  onUncacheable?: (response: Response) => void,
): Promise<CachedPage | undefined> {
  const { page, found } = await scope.runtime.pages!.get(
    `${scope.cacheKey}${address}`,
    async (isRevalidation) => {
      const pageRequest = new Request(onHostOf(request, address), { headers: request.headers });
      scope.sharedAs = address;
      const response = await render(pageRequest, scope, isRevalidation);
      // Another route may read parameters that this address no longer has.
      if (response.status === 200 && scope.route !== route) {
        scope.sharedAs = undefined;
        return undefined;
      }
      if (isCacheable(response, scope))
        return toRenderedPage(response, await takeHtml(response, scope), scope);
      onUncacheable?.(response);
      return undefined;
    },
  );
  scope.cache = found;
  return page;
}

export function mustRender(request: Request, url: URL, scope: RequestScope): boolean {
  const page = isStateAddress(url.pathname) ? parseStateAddress(url)?.page : url;
  if (!page) return false;
  const address = addressForAll(request, page, scope);
  return !address || !scope.runtime.pages!.has(`${scope.cacheKey}${address.address}`);
}

const addressForAll = (request: Request, url: URL, scope: RequestScope) =>
  scope.runtime.pages && isForAll(request, scope) ? pageAddress(url) : undefined;

const isForAll = ({ method }: Request, { cacheKey }: RequestScope) =>
  !import.meta.env.DEV && (method === "GET" || method === "HEAD") && cacheKey !== undefined;

const isPage = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html") === true;

const isCacheable = (response: Response, scope: RequestScope) =>
  response.status === 200 && isPage(response) && !response.headers.has("set-cookie") && isComplete(scope);

/** Clears the scope, so that longer-lived references to it do not retain the HTML. */
async function takeHtml(response: Response, scope: RequestScope): Promise<string> {
  const { html } = scope;
  scope.html = undefined;
  return html ?? response.text();
}

function toRenderedPage(
  { headers }: Response,
  text: string,
  { sites, site, route, boot, brand, shows }: RequestScope,
): RenderedPage {
  const html = boot ? withStyles(text, boot, fontFaces(site), partOf) : text;
  return {
    page: bytesFrom(html),
    state: boot?.stateAddress === undefined ? undefined : bytesFrom(boot.state),
    route,
    shows: [...shows],
    site: site.code,
    headers: {
      ...Object.fromEntries(headers),
      "content-security-policy": contentSecurityPolicy(html, foreignOriginsOf(brand, sites.frames)),
    },
  };
}

const partOf = (href: string, page: string) => pageStylesOf(href).of(page);

function sendCached(
  request: Request,
  text: CachedText,
  scope: RequestScope,
  headers: Record<string, string>,
): Response {
  const encoding = chooseEncoding(request.headers.get("accept-encoding"), text.length);
  const etag = etagOf(text, encoding);
  headers["etag"] = etag;
  headers["vary"] = "accept-encoding";
  scope.sent = { text, encoding };
  if (matchesEtag(request.headers.get("if-none-match"), etag)) {
    delete headers["content-type"];
    return new FastResponse(null, { status: 304, headers });
  }
  const body = bytesOf(text, encoding);
  headers["content-length"] = String(body.length);
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return new FastResponse(request.method === "HEAD" ? null : body, { headers });
}

export const etagOf = ({ hash }: CachedText, encoding: Encoding) => `"${hash}-${encoding}"`;

/** Proxies may have made the browser's ETag weak (`W/`). */
export const matchesEtag = (ifNoneMatch: string | null | undefined, etag: string) =>
  ifNoneMatch === etag ||
  ifNoneMatch?.split(",").some((given) => given.trim().replace(/^W\//, "") === etag) === true;

async function sendUncached(request: Request, response: Response, scope: RequestScope): Promise<Response> {
  if (!isPage(response)) return response;
  const html = await takeHtml(response, scope);
  // The policy would block the scripts that Vite adds in development.
  if (import.meta.env.DEV) return new Response(html, response);
  const { page, headers } = toRenderedPage(response, html, scope);
  const encoding = chooseEncoding(request.headers.get("accept-encoding"), page.length);
  const body = await encode(page, encoding);
  return new FastResponse(request.method === "HEAD" ? null : body, {
    status: response.status,
    headers: {
      ...headers,
      vary: "accept-encoding",
      "content-length": String(body.length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    },
  });
}

/** Queues rendering. Form posts skip the queue: they may carry 50 MB, and stored data must be acknowledged. */
export const queueRendering =
  (render: RenderPage, inBackground = false): RenderPage =>
  (request, scope, background = inBackground) =>
    request.method === "POST"
      ? render(request, scope)
      : scope.runtime.renderQueue.run(() => render(request, scope), background || inBackground);
