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
import { hashOf } from "../cache/page-cache.ts";
import { stateAddressOf } from "../cache/state-address.ts";
import { reportError } from "./report-error.server.ts";
import { isComplete } from "./request-scope.server.ts";
import type { RequestScope } from "../scope/request-scope.ts";

/** See docs/decisions/008-a-page-that-throws-is-rendered-again.md. @throws when the error page fails too */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const loaded = shownMatch(router);
  const { scope } = getGlobalStartContext()!;
  scope.route = loaded.status === "notFound" ? "none" : String(loaded.routeId);
  // Server functions have already reported their errors, as `StatusError`.
  if (loaded.status === "error" && !(loaded.error instanceof StatusError)) {
    await showError(router, loaded.error, scope);
  }
  await yieldOnce();
  let html = renderHtml(router, scope);
  if (hasFailedPart(html)) {
    const failure = await failureIn(pageOf(router, scope));
    if (shownMatch(router).status !== "success") {
      throw new Error("The error page could not be rendered", { cause: failure });
    }
    await showError(router, failure, scope);
    await yieldOnce();
    html = renderHtml(router, scope);
  }
  scope.html = await transformHtmlStringWithRouter(router, html);
  return new Response(null, { status: statusOf(router), headers: responseHeaders });
});

const shownMatch = ({ state: { matches } }: AnyRouter) =>
  matches.find(({ status }) => status !== "success") ?? matches.at(-1)!;

/** React blocks the event loop for about 20 ms per page. Yields once between pages, so that cached ones are sent. */
const yieldOnce = () => (lastYield = lastYield.then(() => setImmediate()));

let lastYield = Promise.resolve();

function statusOf(router: AnyRouter): number {
  const { status, error } = shownMatch(router);
  return status === "error" ? errorStatus(error) : getSsrStatus(router);
}

function renderHtml(router: AnyRouter, scope: RequestScope): string {
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

async function showError(router: AnyRouter, failure: unknown, scope: RequestScope) {
  const shown = shownMatch(router);
  const error = reportError(failure, scope, "page failed", { route: shown.routeId });
  await showErrorAt(router, shown, error);
}
