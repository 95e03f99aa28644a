import { busyResponse } from "./busy-page.server.ts";
import type { RequestScope } from "../scope/request-scope.ts";

const retryAfter = 30;

/** Limits open posts: 429 per visitor, 503 in total. The unread body forces the connection to close. */
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
