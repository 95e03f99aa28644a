import { expect, test } from "vitest";

import { entryAfter, rowKeys } from "./arrow-keys.ts";

test("arrows lead to the neighbour, and from one end to the other", () => {
  expect(entryAfter("ArrowDown", 0, 3)).toBe(1);
  expect(entryAfter("ArrowDown", 2, 3)).toBe(0);
  expect(entryAfter("ArrowUp", 0, 3)).toBe(2);
});

test("arrows into the list lead to its first or last entry", () => {
  expect(entryAfter("ArrowDown", -1, 3)).toBe(0);
  expect(entryAfter("ArrowUp", -1, 3)).toBe(2);
});

test("Home and End lead to the ends", () => {
  expect(entryAfter("Home", 2, 3)).toBe(0);
  expect(entryAfter("End", 0, 3)).toBe(2);
});

test("other keys do not move, and nothing moves in an empty list", () => {
  expect(entryAfter("ArrowRight", 0, 3)).toBeUndefined();
  expect(entryAfter("ArrowDown", -1, 0)).toBeUndefined();
});

test("in a row the arrow to the next entry depends on the reading direction", () => {
  expect(entryAfter("ArrowRight", 0, 3, rowKeys(false))).toBe(1);
  expect(entryAfter("ArrowLeft", 0, 3, rowKeys(true))).toBe(1);
});
