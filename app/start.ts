import { createSerializationAdapter } from "@tanstack/react-router";
import { createCsrfMiddleware, createStart } from "@tanstack/react-start";

import { trackedFetch } from "./layout/behaviours/tracked-fetch.ts";
import { reportErrors } from "./server/http/report-error.middleware.ts";
import { StatusError } from "./site/error-status.ts";

/** Other errors reach the browser with their message alone. */
const statusErrors = createSerializationAdapter({
  key: "status-error",
  test: (value) => value instanceof StatusError,
  toSerializable: ({ message, statusCode }) => ({ message, statusCode }),
  fromSerializable: ({ message, statusCode }) => new StatusError(message, statusCode),
});

/** Middleware of every request and every server function that reaches Start, in order. */
export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === "serverFn" })],
  functionMiddleware: [reportErrors],
  serializationAdapters: [statusErrors],
  serverFns: { fetch: trackedFetch },
}));
