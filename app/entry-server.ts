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

// Rendered in full, not streamed: status, headers and CSP hashes must be known before the first byte.
const startHandler = createStartHandler(renderPage);

export const render: RenderPage = async (page, scope) => startHandler(page, { context: { scope } });

export default {
  fetch: async (request: ServerRequest) => handleRequest(request, await getRuntime(), render),
};
