import { describe, expect, test } from "vitest";

import { changeZoom, openPages, turn } from "./spreads.ts";

describe("the visible pages", () => {
  test.each([
    [1, 32, [1]],
    [2, 32, [2, 3]],
    [3, 32, [2, 3]],
    [31, 32, [30, 31]],
    [32, 32, [32]],
    [5, 5, [4, 5]],
    [1, 1, [1]],
  ])("with page %d of %d are %j", (page, pages, open) => {
    expect(openPages(page, pages, true)).toEqual(open);
    expect(openPages(page, pages, false)).toEqual([page]);
  });

  test("turning through a book shows every page once, there and back", () => {
    for (const [pages, double] of [
      [32, true],
      [33, true],
      [32, false],
    ] as const) {
      const seen: number[] = [];
      let page: number = 1;
      do {
        seen.push(...openPages(page, pages, double));
        page = turn(page, pages, double, 1);
      } while (!seen.includes(page));
      expect(seen).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
      let last: number = pages;
      for (let leaf = 0; leaf < pages; leaf++) last = turn(last, pages, double, -1);
      expect(last).toBe(1);
    }
  });
});

test("zooming stays within its steps", () => {
  expect(changeZoom(1, -1)).toBe(1);
  expect(changeZoom(1, 1)).toBe(1.25);
  expect(changeZoom(2, -1)).toBe(1.5);
  expect(changeZoom(4, 1)).toBe(4);
});
