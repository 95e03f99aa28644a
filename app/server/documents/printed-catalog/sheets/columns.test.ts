import { expect, test } from "vitest";

import { setColumns } from "./columns.ts";

const items = (...heights: number[]) => heights.map((height) => ({ height }));
const heights = (...args: Parameters<typeof setColumns>) =>
  setColumns(...args).map((columns) => columns.map((column) => column.map(({ height }) => height)));

test("items that fit on one page are in two columns of about the same length", () => {
  expect(heights(items(1, 1, 1, 1, 1), 10)).toEqual([
    [
      [1, 1, 1],
      [1, 1],
    ],
  ]);
  expect(heights(items(3, 1, 1), 10)).toEqual([[[3], [1, 1]]]);
});

test("items that do not fit continue on the next page in order, and only the last page is balanced", () => {
  expect(heights(items(2, 2, 2, 2, 2, 1, 1), 4)).toEqual([
    [
      [2, 2],
      [2, 2],
    ],
    [[2], [1, 1]],
  ]);
});

test("an item that is higher than a column has its own column", () => {
  expect(heights(items(9, 1), 4)).toEqual([[[9], [1]]]);
  expect(heights(items(1, 9, 1), 4)).toEqual([
    [[1], [9]],
    [[1], []],
  ]);
});

test("an empty list is one empty page", () => {
  expect(heights([], 4)).toEqual([[[], []]]);
});
