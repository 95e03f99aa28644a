/** The fetch handler of the server: what Start's development server and the production process both call. */
import { createStartHandler } from "@tanstack/react-start/server";
import type { ServerRequest } from "srvx";

import type { RequestScope } from "#app/server/scope/request-scope.ts";

import { handleRequest } from "./server/http/handle-request.server.ts";
import { renderPage } from "./server/http/render-page.server.tsx";
import type { RenderPage } from "./server/http/serve-page.server.ts";
import { getRuntime } from "./server/runtime.server.ts";

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: { scope: RequestScope } };
  }
}

// The whole page, not a stream: its status, headers and hashes are known before the first byte.
const startHandler = createStartHandler(renderPage);

export const render: RenderPage = async (page, scope) => startHandler(page, { context: { scope } });

export default {
  fetch: async (request: ServerRequest) => handleRequest(request, await getRuntime(), render),
};
