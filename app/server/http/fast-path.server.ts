/** Fast path for cache hits, without a `Request` and a router (figures: bench/pages.ts). */
import type { IncomingMessage, ServerResponse } from "node:http";

import { readClient } from "./forwarded.ts";
import { requestIdOf } from "./request-scope.server.ts";
import type { RequestScope } from "../scope/request-scope.ts";
import { createResponseLog, type ResponseLog } from "./log-response.server.ts";
import { noTracing } from "../ops/tracing.ts";
import type { Runtime } from "../scope/runtime.ts";
import { writeHost } from "../domain/sites/host.ts";
import { cacheKeyOf } from "../domain/sites/resolve-site.ts";
import { chooseEncoding } from "../cache/encodings.ts";
import { bytesOf, type CachedText } from "../cache/page-cache.ts";
import { etagOf, matchesEtag } from "./serve-page.server.ts";

type PreparedResponse = { headers: readonly string[]; log: ResponseLog };

type CachedResponse = {
  etag: string;
  /** Unset until the first 200; revalidations may all be 304. */
  full?: PreparedResponse;
  notModified: PreparedResponse;
};

const responses = new WeakMap<CachedText, Map<string, CachedResponse>>();
const variantOf = (encoding: string, https: boolean) => (https ? `${encoding} https` : encoding);

const perRequest = new Set(["x-request-id"]);
const bodyHeaders = new Set(["content-type", "content-length", "content-encoding"]);

export function rememberResponse(scope: RequestScope, path: string, { status, headers }: Response): void {
  const { sent, https, runtime, site, route } = scope;
  if (!sent || !route) return;
  const { text, encoding } = sent;
  const variants = responses.get(text) ?? new Map<string, CachedResponse>();
  const variant = variantOf(encoding, https);
  const cached = variants.get(variant) ?? { etag: etagOf(text, encoding), notModified: prepare(304) };
  if (status === 200) cached.full ??= prepare(200);
  variants.set(variant, cached);
  responses.set(text, variants);

  function prepare(kind: 200 | 304): PreparedResponse {
    const reused = [...headers].filter(
      ([name]) => !perRequest.has(name) && (kind === 200 || !bodyHeaders.has(name)),
    );
    const logged = {
      method: "GET",
      site: site.code,
      path,
      route: route!,
      status: kind,
      cache: "hit",
    } as const;
    return { headers: reused.flat(), log: createResponseLog(runtime, logged) };
  }
}

/** @returns `false` at once for anything but a cache hit; otherwise whether the response was sent */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  runtime: Runtime,
): false | Promise<boolean> {
  const { method, headers, url = "" } = request;
  const { pages, settings, tracing } = runtime;
  if (!pages || tracing !== noTracing || method !== "GET") return false;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return false;

  const started = performance.now();
  const header = (name: string) => headers[name] as string | undefined;
  const hops = settings.TRUST_PROXY;
  const { host, address, https } = readClient(header, request.socket.remoteAddress ?? "", hops);
  const cacheKey = host && cacheKeyOf(runtime.sites.resolve(host), host, runtime.port);
  if (cacheKey === undefined) return false;
  const page = pages.fresh(`${cacheKey}${url}`)?.page;
  if (!page) return false;
  const encoding = chooseEncoding(headers["accept-encoding"] as string | undefined, page.length);
  const cached = responses.get(page)?.get(variantOf(encoding, https));
  const isNotModified = cached !== undefined && matchesEtag(headers["if-none-match"], cached.etag);
  const prepared = isNotModified ? cached.notModified : cached?.full;
  if (!prepared) return false;
  return runtime.requestLimit.take(address).then((wait) => {
    if (wait !== undefined) return false;
    const requestId = requestIdOf(header, hops);
    const { headers: own, log } = prepared;
    response.writeHead(isNotModified ? 304 : 200, [...own, "x-request-id", requestId]);
    response.end(isNotModified ? undefined : bytesOf(page, encoding));
    log({ requestId, host: writeHost(host!), client: address, milliseconds: performance.now() - started });
    return true;
  });
}
