import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { contract } from "#tests/support/contract.ts";

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
])("%s calls what is put around it", (path, call, known, change) => {
  expect(sourceOf(path), contract(known, change)).toContain(call);
});
