import { expect, test } from "vitest";

import { backOff, maxAttempts } from "./delivery-attempts.ts";

test("pauses double from two seconds to an hour", () => {
  expect([1, 2, 3, 11, 12, 99].map((attempts) => backOff(attempts, 0.5))).toEqual([
    2, 4, 8, 2048, 3600, 3600,
  ]);
});

test("a pause varies at random by at most a quarter", () => {
  expect([backOff(3, 0), backOff(3, 1)]).toEqual([6, 10]);
});

test("a target may be away for a long weekend", () => {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, index) => backOff(index + 1, 0.5));
  const days = delays.reduce((sum, delay) => sum + delay, 0) / 86_400;
  expect(days).toBeGreaterThan(3.5);
  expect(days).toBeLessThan(5);
});
