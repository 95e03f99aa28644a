import type { AnyRouter } from "@tanstack/react-router";
import {
  attachRouterServerSsrUtils,
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { getGlobalStartContext } from "@tanstack/react-start";
import { renderToPipeableStream, renderToString } from "react-dom/server";

import { errorStatus, StatusError } from "../../site/error-status.ts";
import { isForAll } from "../content/content-memory.server.ts";
import { reportError } from "./report-error.server.ts";

/** What React leaves on the server in the place of a part that threw, for the browser to try again. */
const failedPart = "<!--$!-->";

/**
 * Leaves the whole page as one text in the request's scope. A page that fails while it is loaded or drawn gives way to the error page,
 * with the status of its error (docs/decisions/008-a-page-that-throws-is-drawn-again.md).
 * @throws when the error page or what stands around it fails: `handle-request.server.ts` then says so
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const loaded = shownMatch(router);
  const { scope } = getGlobalStartContext()!;
  scope.route = loaded.status === "notFound" ? "none" : String(loaded.routeId);
  // A server function has reported its errors; this one is the route's own.
  if (loaded.status === "error" && !(loaded.error instanceof StatusError)) {
    await showError(router, loaded.error);
  }
  let html = draw(router);
  if (html.includes(failedPart)) {
    const failure = await findFailure(router);
    if (shownMatch(router).status !== "success") {
      throw new Error("The error page could not be drawn", { cause: failure });
    }
    await showError(router, failure);
    html = draw(router);
  }
  html = scope.drawnBlocks.take(html, isForAll(scope));
  const { status, error } = shownMatch(router);
  scope.html = await transformHtmlStringWithRouter(router, html);
  return new Response(null, {
    status: status === "error" ? errorStatus(error) : getSsrStatus(router),
    headers: responseHeaders,
  });
});

/** The match whose component, error or not-found page fills `main`. */
const shownMatch = ({ state: { matches } }: AnyRouter) =>
  matches.find(({ status }) => status !== "success") ?? matches.at(-1)!;

const draw = (router: AnyRouter) => renderToString(<RouterServer router={router} />);

/** What a part threw: `renderToString` keeps it to itself, a stream, which takes four times as long, tells. */
const findFailure = (router: AnyRouter) =>
  new Promise<unknown>((resolve) => {
    renderToPipeableStream(<RouterServer router={router} />, {
      onError: resolve,
      onAllReady: () => resolve(new Error("A part of the page was not ready, or threw only once")),
    });
  });

/** Puts the error page in the place of the page, here and in what the browser is told. */
async function showError(router: AnyRouter, failure: unknown) {
  const { scope } = getGlobalStartContext()!;
  const shown = shownMatch(router);
  const error = reportError(failure, scope, "page failed", { route: shown.routeId });
  router.stores.setMatches(
    router.state.matches.map((match) => (match === shown ? { ...match, status: "error", error } : match)),
  );
  // The browser's state was written with the page that failed: it is written anew.
  const { manifest } = router.ssr!;
  router.serverSsr!.cleanup();
  attachRouterServerSsrUtils({ router, manifest });
  await router.serverSsr!.dehydrate();
}
