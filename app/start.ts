import { createCsrfMiddleware, createStart } from "@tanstack/react-start";

/** Middleware of every request that reaches Start, in order. */
export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === "serverFn" })],
}));
