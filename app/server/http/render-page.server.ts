import { defaultRenderHandler, defineHandlerCallback } from "@tanstack/react-router/ssr/server";

import { errorStatus } from "../../site/error-status.ts";

/** What React leaves on the server in the place of a part that threw. */
const failedPart = "<!--$!-->";

/**
 * The whole page as one text. An error page has the status of its error.
 * @throws when the error page itself could not be drawn: `handle-request.server.ts` then says so
 */
export const renderPage = defineHandlerCallback(async (request) => {
  const response = (await defaultRenderHandler(request)) as Response;
  const failed = request.router.state.matches.find(({ status }) => status === "error");
  if (!failed) return response;
  const html = await response.text();
  if (html.includes(failedPart) || !html.includes("<html")) {
    throw new Error("The error page could not be drawn", { cause: failed.error });
  }
  return new Response(html, { status: errorStatus(failed.error), headers: response.headers });
});
