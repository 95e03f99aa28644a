import { busyResponse } from "./busy-page.server.ts";
import type { RequestScope } from "../scope/request-scope.ts";

/** Seconds after which a post that was not let in is worth another try. */
const retryAfter = 30;

/**
 * Handles a post unless too many are under way: 429 for a visitor with too many, 503 for all. Its body is not read
 * then, so the connection ends; the script of a form keeps the visitor's words and says that no answer has come.
 */
export async function respondToPost(
  request: Request,
  scope: RequestScope,
  handle: () => Promise<Response>,
): Promise<Response> {
  const done = scope.runtime.openPosts.enter(scope.clientAddress);
  if (typeof done === "function") return handle().finally(done);
  scope.log.warn({ client: scope.clientAddress, limit: done }, "too many posts are under way");
  const response = await busyResponse(request, scope.site, done === "total" ? 503 : 429, retryAfter);
  response.headers.set("connection", "close");
  return response;
}
