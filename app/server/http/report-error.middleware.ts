import { createMiddleware } from "@tanstack/react-start";

import { reportError } from "./report-error.server.ts";

export const reportErrors = createMiddleware({ type: "function" }).server(
  async ({ next, context, serverFnMeta }) => {
    try {
      return await next();
    } catch (error) {
      throw reportError(error, context.scope, "server function failed", { function: serverFnMeta.name });
    }
  },
);
