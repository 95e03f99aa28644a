import { expect, test } from "vitest";

import { nearbyPages } from "./nearby-pages.ts";

test.each([
  [1, 1, "1"],
  [1, 2, "1 2"],
  [1, 5, "1 2 … 5"],
  [3, 5, "1 2 3 4 5"],
  [5, 25, "1 … 4 5 6 … 25"],
  [4, 25, "1 2 3 4 5 … 25"],
  [25, 25, "1 … 24 25"],
])("page %d of %d: %s", (page, pages, shown) => {
  expect(
    nearbyPages(page, pages)
      .map((number) => number ?? "…")
      .join(" "),
  ).toBe(shown);
});
