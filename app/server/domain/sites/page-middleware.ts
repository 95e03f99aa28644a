import type { Settings } from "../../ops/settings.server.ts";

export type PageMiddleware = (context: { environment: Settings["APP_ENV"] }) => "show" | "not-found";

export const pageMiddleware: Record<string, PageMiddleware> = {
  "preview-only": ({ environment }) => (environment === "production" ? "not-found" : "show"),
};

export class UnknownMiddlewareError extends Error {
  override name = "UnknownMiddlewareError";

  constructor(name: string) {
    super(`Unknown middleware ${name}`);
  }
}

/** Stops at the first check that hides the page. @throws {UnknownMiddlewareError} for an unregistered name */
export function runPageMiddleware(
  names: readonly string[],
  context: Parameters<PageMiddleware>[0],
): ReturnType<PageMiddleware> {
  for (const name of names) {
    const middleware = Object.hasOwn(pageMiddleware, name) ? pageMiddleware[name] : undefined;
    if (!middleware) throw new UnknownMiddlewareError(name);
    if (middleware(context) === "not-found") return "not-found";
  }
  return "show";
}
