import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { AnyRouter } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { contract } from "#tests/support/contract.ts";

import { aroundPageChanges, aroundPreloads } from "./router-steps.ts";

const sourceOf = (path: string) => readFileSync(join(projectRoot, "node_modules/@tanstack", path), "utf8");

test.each([
  [
    "react-router/dist/esm/link.js",
    "router.preloadRoute(",
    "@tanstack/react-router@1.170.46",
    "links load pages ahead of time otherwise than with the router's preloadRoute.",
  ],
  [
    "router-core/dist/esm/load-client.js",
    "await router.startViewTransition(",
    "@tanstack/router-core@1.171.39",
    "pages are changed otherwise than in the router's startViewTransition.",
  ],
])("%s calls the function that is wrapped", (path, call, known, change) => {
  expect(sourceOf(path), contract(known, change)).toContain(call);
});

test("preloads and page changes run inside the wrapper, until it is removed", async () => {
  const router = {
    preloadRoute: vi.fn<() => Promise<undefined>>(async () => undefined),
    startViewTransition: vi.fn<(change: () => Promise<void>) => void>(),
  } as unknown as AnyRouter;
  const own = { ...router };
  const around = vi.fn<(step: () => Promise<unknown>) => Promise<undefined>>(async (step) => {
    await step();
    return undefined;
  });
  const ends = [aroundPreloads(router, around), aroundPageChanges(router, around)];
  await router.preloadRoute({ to: "/" });
  const change = vi.fn<() => Promise<void>>(async () => undefined);
  await router.startViewTransition(change);
  expect(around).toHaveBeenCalledTimes(2);
  expect(own.preloadRoute).toHaveBeenCalledWith({ to: "/" });
  expect(change).toHaveBeenCalledOnce();
  for (const end of ends) end();
  expect({ ...router }).toEqual(own);
});
