import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { mutations } from "../mutations/mutations.ts";

test("every fault of `npm run mutations` can still be planted", () => {
  const stale = mutations.filter(
    ({ file, find }) => readFileSync(join(projectRoot, file), "utf8").split(find).length !== 2,
  );
  expect(mutations.length).toBeGreaterThanOrEqual(20);
  expect(stale.map(({ name }) => name)).toEqual([]);
});
