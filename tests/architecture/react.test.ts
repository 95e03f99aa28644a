import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

test("React is the only renderer that is installed, once", () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, "package-lock.json"), "utf8")) as {
    packages: Record<string, unknown>;
  };
  const renderers = /(?:^|\/)node_modules\/(?:react|react-dom|preact|@prefresh\/.*|inferno|solid-js)$/;
  expect(Object.keys(packages).filter((path) => renderers.test(path))).toEqual([
    "node_modules/react",
    "node_modules/react-dom",
  ]);
});
