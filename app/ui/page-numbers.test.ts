import { expect, test } from "vitest";

import { pageNumbers } from "./page-numbers.ts";

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((number) => number ?? "…")
    .join(" ");

test.each([
  [1, 2, "1 2"],
  [1, 5, "1 2 … 5"],
  [3, 5, "1 2 3 4 5"],
  [4, 9, "1 2 3 4 5 … 9"],
  [5, 9, "1 … 4 5 6 … 9"],
  [6, 9, "1 … 5 6 7 8 9"],
  [9, 9, "1 … 8 9"],
  [1, 1, "1"],
])("page %d of %d offers %s", (page, pages, expected) => {
  expect(shown(page, pages)).toBe(expected);
});

test("there are never more than seven places, and the current page is always one of them", () => {
  for (let pages = 1; pages <= 40; pages++) {
    for (let page = 1; page <= pages; page++) {
      const numbers = pageNumbers(page, pages);
      expect(numbers.length).toBeLessThanOrEqual(7);
      expect(numbers).toContain(page);
    }
  }
});
