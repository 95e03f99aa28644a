import type { Settings } from "../../ops/settings.server.ts";

export type PageMiddleware = (context: { environment: Settings["APP_ENV"] }) => "show" | "not-found";

/** The checks that a page's `middleware` may name. To add one is one line here. */
export const pageMiddleware: Record<string, PageMiddleware> = {
  /** Hides a page from the public until it is ready. */
  "preview-only": ({ environment }) => (environment === "production" ? "not-found" : "show"),
};

export class UnknownMiddlewareError extends Error {
  override name = "UnknownMiddlewareError";

  constructor(name: string) {
    super(`Unknown middleware ${name}`);
  }
}

/**
 * Runs the named checks in their order; the first that hides the page ends the run.
 * @throws {UnknownMiddlewareError} for a name that is not registered
 */
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
