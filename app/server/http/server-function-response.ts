import { namesUnknownFunction } from "../../framework/server-function-errors.ts";
import type { RequestScope } from "../scope/request-scope.ts";

/**
 * Start answers 500 to a call that it cannot read. It is no failure of ours as long as no server function has
 * reported one: 404 where there is no such function, otherwise 400. It answers 200 when a validator rejects the input,
 * with the error in the body, which the browser reads under any status: that becomes 400 as well.
 */
export async function respondToServerFunction(
  scope: RequestScope,
  call: () => Promise<Response>,
): Promise<Response> {
  try {
    const response = await call();
    if (scope.invalidInput && response.ok) {
      scope.log.info("server function call refused: invalid input");
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
  log.info({ reason: reason.slice(0, 200) }, "server function call refused");
  const isUnknown = namesUnknownFunction(reason);
  return new Response(isUnknown ? "Not found\n" : "Bad request\n", {
    status: isUnknown ? 404 : 400,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
