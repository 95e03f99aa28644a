import { createSerializationAdapter } from "@tanstack/react-router";
import { createCsrfMiddleware, createStart } from "@tanstack/react-start";

import type { RequestScope } from "#app/server/scope/request-scope.ts";

import { trackedFetch } from "./browser/tracked-fetch.ts";
import { isOriginOf } from "./server/http/request-origin.ts";
import { siteByHost } from "./server/http/site-by-host.middleware.ts";
import { reportErrors } from "./server/http/report-error.middleware.ts";
import { StatusError } from "./site/error-status.ts";

/** Other errors reach the browser with their message only. */
const statusErrors = createSerializationAdapter({
  key: "status-error",
  test: (value) => value instanceof StatusError,
  toSerializable: ({ message, statusCode }) => ({ message, statusCode }),
  fromSerializable: ({ message, statusCode }) => new StatusError(message, statusCode),
});

/** Accepts form posts from the same host. "none" is a manual resend; old browsers and API clients send no origin. */
const ownFormsOnly = createCsrfMiddleware({
  filter: ({ handlerType, request }) => handlerType !== "serverFn" && request.method === "POST",
  secFetchSite: ["same-origin", "none"],
  origin: (origin, { context }) =>
    isOriginOf(origin, (context as unknown as { scope: RequestScope }).scope.host),
  referer: false,
  allowRequestsWithoutOriginCheck: true,
});

export const startInstance = createStart(() => ({
  requestMiddleware: [
    siteByHost,
    createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === "serverFn" }),
    ownFormsOnly,
  ],
  functionMiddleware: [reportErrors],
  serializationAdapters: [statusErrors],
  serverFns: { fetch: trackedFetch },
}));
