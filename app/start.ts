import { createCsrfMiddleware, createStart } from "@tanstack/react-start";

import { reportErrors } from "./server/http/report-error.middleware.ts";

/** Middleware of every request and every server function that reaches Start, in order. */
export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === "serverFn" })],
  functionMiddleware: [reportErrors],
}));
