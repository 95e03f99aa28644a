/**
 * The short way of a page that was sent before: from the socket to the same bytes with the same headers, without a
 * `Request`, a router or a promise between (bench/pages.ts has the figures). Whatever is out of the ordinary takes the
 * long way, `http/handle-request.server.ts`.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

import { readClient } from "../http/forwarded.ts";
import { requestIdOf } from "../http/request-id.ts";
import type { RequestScope } from "../http/request-scope.server.ts";
import { tellAnswer } from "../http/tell-answer.server.ts";
import { noTracing } from "../operations/tracing.ts";
import type { Runtime } from "../runtime.server.ts";
import { chooseEncoding } from "./encodings.ts";
import { bytesOf } from "./page-cache.ts";
import { knows } from "./serve-page.server.ts";

/** What of a visitor the headers depend on, besides the page and its encoding. */
const variantOf = (encoding: string, https: boolean) => `${encoding} ${https}`;

const ofOneRequest = new Set(["x-request-id"]);
const ofABody = new Set(["content-type", "content-length", "content-encoding"]);

/** Keeps the headers of a whole answer that came the long way. */
export function rememberHeaders({ sent, https }: RequestScope, headers: Headers): void {
  if (!sent) return;
  const variant = variantOf(sent.encoding, https);
  if (sent.text.sentWith.has(variant)) return;
  sent.text.sentWith.set(variant, [...headers].filter(([name]) => !ofOneRequest.has(name)).flat());
}

/** @returns whether the request is answered */
export function sendKnownPage(request: IncomingMessage, response: ServerResponse, runtime: Runtime): boolean {
  const { method, headers, url = "" } = request;
  const { pages, settings, tracing } = runtime;
  if (!pages || tracing !== noTracing) return false;
  if (method !== "GET" && method !== "HEAD") return false;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return false;

  const started = performance.now();
  const header = (name: string) => headers[name] as string | undefined;
  const hops = settings.TRUST_PROXY;
  const { host, address, https } = readClient(header, request.socket.remoteAddress ?? "", hops);
  const kept = pages.fresh(`${host}${url}`);
  if (!kept) return false;
  const { page, site, route = "none" } = kept;
  const encoding = chooseEncoding(headers["accept-encoding"] as string | undefined, page.length);
  const sentWith = page.sentWith.get(variantOf(encoding, https));
  if (!sentWith || runtime.requestLimit.take(address) !== undefined) return false;

  const requestId = requestIdOf(header, hops);
  const isKnown = knows(headers["if-none-match"], `"${page.hash}-${encoding}"`);
  const status = isKnown ? 304 : 200;
  const own = isKnown
    ? sentWith.filter((_, index) => !ofABody.has(sentWith[index - (index % 2)]!))
    : sentWith;
  response.writeHead(status, [...own, "x-request-id", requestId]);
  response.end(isKnown || method === "HEAD" ? undefined : bytesOf(page, encoding));
  const milliseconds = performance.now() - started;
  const path = url.split("?", 1)[0]!;
  const answer = {
    requestId,
    method,
    host,
    site,
    path,
    route,
    status,
    milliseconds,
    cache: "hit",
    client: address,
  } as const;
  tellAnswer(runtime, answer, true);
  return true;
}
