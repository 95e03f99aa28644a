import { setImmediate } from "node:timers/promises";

import type { AnyRouter } from "@tanstack/react-router";
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { getGlobalStartContext } from "@tanstack/react-start";

import { BootContext } from "../../framework/boot-scripts.tsx";
import { takeHydrationData, withoutAssets } from "../../framework/hydration-data.ts";
import { failureIn, hasFailedPart, renderPlain } from "../../framework/render-text.ts";
import { showErrorAt } from "../../framework/show-error.server.ts";
import { errorStatus, StatusError } from "../../site/error-status.ts";
import { isForAll } from "../cache/content-memory.server.ts";
import { hashOf } from "../cache/page-cache.ts";
import { stateAddressOf } from "../cache/state-address.ts";
import { reportError } from "./report-error.server.ts";
import { isComplete } from "./request-scope.server.ts";
import type { RequestScope } from "../scope/request-scope.ts";

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
    await showError(router, loaded.error, scope);
  }
  await nextTurn();
  let html = draw(router, scope);
  if (hasFailedPart(html)) {
    const failure = await failureIn(pageOf(router, scope));
    if (shownMatch(router).status !== "success") {
      throw new Error("The error page could not be drawn", { cause: failure });
    }
    await showError(router, failure, scope);
    await nextTurn();
    html = draw(router, scope);
  }
  html = scope.renderedBlocks.take(html, isForAll(scope));
  scope.html = await transformHtmlStringWithRouter(router, html);
  return new Response(null, { status: statusOf(router), headers: responseHeaders });
});

/** The match whose component, error or not-found page fills `main`. */
const shownMatch = ({ state: { matches } }: AnyRouter) =>
  matches.find(({ status }) => status !== "success") ?? matches.at(-1)!;

/** React holds the event loop for some 20 ms. Between two pages it turns once, and sends what is cached. */
const nextTurn = () => (lastTurn = lastTurn.then(() => setImmediate()));

let lastTurn = Promise.resolve();

function statusOf(router: AnyRouter): number {
  const { status, error } = shownMatch(router);
  return status === "error" ? errorStatus(error) : getSsrStatus(router);
}

function draw(router: AnyRouter, scope: RequestScope): string {
  // The development server leaves its scripts to Start.
  const data = import.meta.env.DEV ? undefined : takeHydrationData(router);
  const isShared = statusOf(router) === 200 && isComplete(scope);
  scope.boot = data && {
    ...data,
    stateAddress:
      isShared && scope.sharedAs !== undefined
        ? stateAddressOf(hashOf(data.state), scope.sharedAs)
        : undefined,
  };
  const page = pageOf(router, scope);
  return import.meta.env.DEV ? renderPlain(page) : withoutAssets(router, () => renderPlain(page));
}

const pageOf = (router: AnyRouter, { boot }: RequestScope) => (
  <BootContext value={boot}>
    <RouterServer router={router} />
  </BootContext>
);

/** Puts the error page in the place of the page, here and in what the browser is told. */
async function showError(router: AnyRouter, failure: unknown, scope: RequestScope) {
  const shown = shownMatch(router);
  const error = reportError(failure, scope, "page failed", { route: shown.routeId });
  await showErrorAt(router, shown, error);
}
