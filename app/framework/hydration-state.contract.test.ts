import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { AnyRouter } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { contract } from "#tests/support/contract.ts";

import { isHydrated, navigateAfterHydration } from "./hydration-state.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [
    "react-dom/cjs/react-dom-client.production.js",
    '"__reactFiber$"',
    "react-dom@19.3.1",
    "hydrated elements have another property.",
  ],
  [
    "@tanstack/react-router/dist/esm/Transitioner.js",
    "router.history.subscribe(router.load)",
    "@tanstack/react-router@1.170.46",
    "navigations are loaded otherwise than by the router's load.",
  ],
])("%s has %s", (path, part, known, change) => {
  const source = readFileSync(join(projectRoot, "node_modules", path), "utf8");
  expect(source, contract(known, change)).toContain(part);
});

const hydrate = (element: object) => Object.assign(element, { __reactFiber$x1: {} });

function routerOfPage(elements: object[]) {
  vi.stubGlobal("document", { querySelectorAll: () => elements });
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  return { load, router: { load } as unknown as AnyRouter };
}

test("the first navigation waits until all parts are hydrated", async () => {
  const parts = [hydrate({}), {}];
  expect(parts.map((part) => isHydrated(part as Element))).toEqual([true, false]);
  const { load, router } = routerOfPage(parts);
  navigateAfterHydration(router);
  const navigation = router.load({ sync: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
  hydrate(parts[1]!);
  await vi.advanceTimersByTimeAsync(10);
  await navigation;
  expect(load).toHaveBeenCalledExactlyOnceWith({ sync: true });
  await router.load();
  expect(load).toHaveBeenCalledTimes(2);
});

test("an element that is never hydrated delays the first navigation for at most four seconds", async () => {
  const { load, router } = routerOfPage([{}]);
  navigateAfterHydration(router);
  const navigation = router.load();
  await vi.advanceTimersByTimeAsync(3_980);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  await navigation;
  expect(load).toHaveBeenCalledOnce();
});
