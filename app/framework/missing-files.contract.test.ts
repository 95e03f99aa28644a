import { lazyRouteComponent } from "@tanstack/react-router";
import { afterEach, describe, expect, test, vi } from "vitest";

import { contract } from "#tests/support/contract.ts";

import { allowRouterReload, isChunkError } from "./missing-files.ts";

describe("a chunk failure", () => {
  test.each([
    ["Failed to fetch dynamically imported module: https://brand.example/assets/a.js", true],
    ["error loading dynamically imported module: https://brand.example/assets/a.js", true],
    ["Importing a module script failed.", true],
    ["Unable to preload CSS for /assets/a.css", true],
    ["Failed to fetch", false],
  ])("is distinguished by the message %s", (message, expected) => {
    expect(isChunkError(new TypeError(message))).toBe(expected);
  });

  test("is an error, not any other thrown value", () => {
    expect(isChunkError("Importing a module script failed.")).toBe(false);
  });
});

describe("the router's own reload", () => {
  const stored = new Map<string, string>();
  afterEach(() => {
    vi.unstubAllGlobals();
    stored.clear();
  });

  test("is blocked by an entry under the error's message", () => {
    vi.stubGlobal("sessionStorage", {
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    const error = new TypeError("Importing a module script failed.");
    allowRouterReload(error, false);
    const [key = ""] = stored.keys();
    expect(
      String(lazyRouteComponent(() => Promise.reject(error))),
      contract("@tanstack/react-router@1.170.46", "the router remembers its reloads under another name."),
    ).toContain(key.replace(error.message, "${error.message}"));
    allowRouterReload(error, true);
    expect(stored.size).toBe(0);
  });
});
