import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { AnyRouter } from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { contract } from "#tests/support/contract.ts";

import { isHydrated, navigateAfterHydration } from "./hydration-state.ts";

afterEach(() => vi.unstubAllGlobals());

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
  const tasks: (() => void)[] = [];
  navigateAfterHydration(router, () => new Promise((resolve) => tasks.push(resolve)));
  const navigation = router.load({ sync: true });
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  hydrate(parts[1]!);
  for (const next of tasks) next();
  await navigation;
  expect(load).toHaveBeenCalledExactlyOnceWith({ sync: true });
  await router.load();
  expect(tasks).toHaveLength(1);
});

test("an element that is never hydrated delays the first navigation for at most four seconds", async () => {
  const { load, router } = routerOfPage([{}]);
  let time = 0;
  vi.stubGlobal("performance", { now: () => time });
  navigateAfterHydration(router, async () => {
    time += 1_000;
  });
  await router.load();
  expect(load).toHaveBeenCalledOnce();
  expect(time).toBe(4_000);
});
