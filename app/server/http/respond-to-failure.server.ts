import { errorFallback } from "../../site/error-status.ts";
import { isDatabaseAway } from "../data/database/sql-state.ts";
import { CatalogPendingError } from "../documents/printed-catalog/serve-catalog.server.ts";
import { type BodyRejection, maxRequestBody } from "../limits/body-limit.ts";
import { RenderQueueError } from "../limits/render-queue.ts";
import { publishFailure } from "../ops/failures.ts";
import { OverdueError } from "../outbound/upstream/with-timeout.ts";
import type { RequestScope } from "../scope/request-scope.ts";
import { busyResponse } from "./busy-page.server.ts";

/** Seconds. */
export const retryAfter = 5;

/** In English alone, because no link or form of the site leads to it. */
export const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });

/** The connection is closed because the rest of a body that is too large is not read. */
export const reject = ({ status, limit }: BodyRejection) =>
  status === 413
    ? plain(413, `Request body larger than ${limit} bytes`, { connection: "close" })
    : plain(411, "Request body of unknown length", { connection: "close" });

const hasLeft = (error: unknown, { signal }: Request) =>
  error instanceof Error &&
  (("code" in error && error.code === "ECONNRESET") || (error.name === "AbortError" && signal.aborted));

export function respondToFailure(
  request: Request,
  error: unknown,
  scope: RequestScope,
): Response | Promise<Response> {
  if (error instanceof CatalogPendingError)
    return busyResponse(request, scope.site, "drawing", error.retryAfter);
  if (error instanceof RenderQueueError || error instanceof OverdueError || isDatabaseAway(error)) {
    scope.log.warn({ err: error }, "page could not be rendered now");
    return busyResponse(request, scope.site, 503, retryAfter);
  }
  if (error instanceof Error && "statusCode" in error && error.statusCode === 413) {
    return reject({ status: 413, limit: maxRequestBody });
  }
  if (hasLeft(error, request)) scope.log.info("the visitor left before the request was complete");
  else {
    scope.log.error({ err: error }, "request failed");
    publishFailure(error);
  }
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title>
<h1>${errorFallback.title}</h1>
<p>Request ${scope.id} failed</p><p><a href="/">${errorFallback.home}</a></p></html>`;
  return new Response(html, { status: 500, headers: { "content-type": "text/html; charset=utf-8" } });
}
