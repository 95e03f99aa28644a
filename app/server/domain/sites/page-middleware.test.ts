import { expect, test } from "vitest";

import { runPageMiddleware } from "./page-middleware.ts";

test("a page without middleware is shown", () => {
  expect(runPageMiddleware([], { environment: "production" })).toBe("show");
});

test("preview-only hides a page in production and shows it in other environments", () => {
  expect(runPageMiddleware(["preview-only"], { environment: "production" })).toBe("not-found");
  expect(runPageMiddleware(["preview-only"], { environment: "staging" })).toBe("show");
});

test.each(["require-login", "constructor", "__proto__"])("the unregistered name %s is an error", (name) => {
  expect(() => runPageMiddleware([name], { environment: "production" })).toThrow(
    `Unknown middleware ${name}`,
  );
});
