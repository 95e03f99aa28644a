/**
 * The short way of a page that was sent before: from the socket to the same bytes with the same headers, without a
 * `Request`, a router or a promise between (bench/pages.ts has the figures). Whatever is out of the ordinary takes the
 * long way, `http/handle-request.server.ts`.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

import { readClient } from "./forwarded.ts";
import { requestIdOf } from "./request-id.ts";
import type { RequestScope } from "../scope/request-scope.ts";
import { createResponseLog, type ResponseLog } from "./log-response.server.ts";
import { noTracing } from "../ops/tracing.ts";
import type { Runtime } from "../scope/runtime.ts";
import { writeHost } from "../domain/sites/host.ts";
import { cacheKeyOf } from "../domain/sites/resolve-site.ts";
import { chooseEncoding } from "../cache/encodings.ts";
import { bytesOf, type CachedText } from "../cache/page-cache.ts";
import { etagOf, knows } from "./serve-page.server.ts";

type Answer = { headers: readonly string[]; tell: ResponseLog };

type CachedResponse = {
  etag: string;
  /** Missing until one was sent: for hours there may be nobody who does not have the page. */
  whole?: Answer;
  /** For who has these very bytes. */
  unchanged: Answer;
};

/** By page, and by what of a visitor the headers depend on besides. */
const answers = new WeakMap<CachedText, Map<string, CachedResponse>>();
const variantOf = (encoding: string, https: boolean) => (https ? `${encoding} https` : encoding);

const ofOneRequest = new Set(["x-request-id"]);
const ofABody = new Set(["content-type", "content-length", "content-encoding"]);

/** Keeps the headers of an answer that came the long way. */
export function rememberResponse(scope: RequestScope, path: string, { status, headers }: Response): void {
  const { sent, https, runtime, site, route } = scope;
  if (!sent || !route) return;
  const { text, encoding } = sent;
  const variants = answers.get(text) ?? new Map<string, CachedResponse>();
  const variant = variantOf(encoding, https);
  const answer = variants.get(variant) ?? { etag: etagOf(text, encoding), unchanged: responseOf(304) };
  if (status === 200) answer.whole ??= responseOf(200);
  variants.set(variant, answer);
  answers.set(text, variants);

  function responseOf(kind: 200 | 304): Answer {
    const sentAgain = [...headers].filter(
      ([name]) => !ofOneRequest.has(name) && (kind === 200 || !ofABody.has(name)),
    );
    const told = {
      method: "GET",
      site: site.code,
      path,
      route: route!,
      status: kind,
      cache: "hit",
    } as const;
    return { headers: sentAgain.flat(), tell: createResponseLog(runtime, told) };
  }
}

/** @returns whether the request is answered: at once that it is not, or later */
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
  const answer = answers.get(page)?.get(variantOf(encoding, https));
  const isKnown = answer !== undefined && knows(headers["if-none-match"], answer.etag);
  const known = isKnown ? answer.unchanged : answer?.whole;
  if (!known) return false;
  return runtime.requestLimit.take(address).then((wait) => {
    if (wait !== undefined) return false;
    const requestId = requestIdOf(header, hops);
    const { headers: own, tell } = known;
    response.writeHead(isKnown ? 304 : 200, [...own, "x-request-id", requestId]);
    response.end(isKnown ? undefined : bytesOf(page, encoding));
    tell({ requestId, host: writeHost(host!), client: address, milliseconds: performance.now() - started });
    return true;
  });
}
