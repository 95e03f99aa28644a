import { expect, test } from "vitest";

import { mayPrefetch } from "./prefetch.ts";

test.each([
  ["a browser that only reports that it is online", { onLine: true }, true],
  ["4g", { onLine: true, effectiveType: "4g", saveData: false }, true],
  ["3g", { onLine: true, effectiveType: "3g" }, true],
  ["2g", { onLine: true, effectiveType: "2g" }, false],
  ["slow 2g", { onLine: true, effectiveType: "slow-2g" }, false],
  ["data saver", { onLine: true, effectiveType: "4g", saveData: true }, false],
  ["offline", { onLine: false, effectiveType: "4g" }, false],
])("prefetching depends on the connection: %s", (_, connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
