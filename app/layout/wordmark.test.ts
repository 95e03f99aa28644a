import { expect, test } from "vitest";

import { wordmark } from "./wordmark.ts";

const logo = { width: 88, maxSize: 22, minSize: 12 };

test("a name fills the width", () => {
  expect(wordmark("NORDLYS", logo)).toEqual({ fontSize: 22, textLength: 88 });
});

test("a longer name has a smaller font", () => {
  const { fontSize, textLength } = wordmark("NORDLYS LAMP", logo)!;
  expect(fontSize).toBeLessThan(16);
  expect(textLength).toBe(88);
});

test("a short name is not stretched to the whole width", () => {
  expect(wordmark("NO", logo)!.textLength).toBeLessThan(40);
});

test("a name that would not be readable is omitted", () => {
  expect(wordmark("A name that is much longer than any logo has room for", logo)).toBeUndefined();
  expect(wordmark("", logo)).toBeUndefined();
});
