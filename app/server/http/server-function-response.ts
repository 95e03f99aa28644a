import { namesUnknownFunction } from "../../framework/server-function-errors.ts";
import type { RequestScope } from "../scope/request-scope.ts";

/** Start responds 500 to unreadable calls and 200 to rejected input; these become 404 or 400. */
export async function respondToServerFunction(
  scope: RequestScope,
  call: () => Promise<Response>,
): Promise<Response> {
  try {
    const response = await call();
    if (scope.invalidInput && response.ok) {
      scope.log.info("server function call rejected: invalid input");
      return new Response(response.body, { status: 400, headers: response.headers });
    }
    if (response.status < 500 || scope.failed) return response;
    return reject(await response.text(), scope);
  } catch (error) {
    if (scope.failed) throw error;
    return reject(String(error), scope);
  }
}

function reject(reason: string, { log }: RequestScope): Response {
  log.info({ reason: reason.slice(0, 200) }, "server function call rejected");
  const isUnknown = namesUnknownFunction(reason);
  return new Response(isUnknown ? "Not found\n" : "Bad request\n", {
    status: isUnknown ? 404 : 400,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
