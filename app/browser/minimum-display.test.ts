import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createMinimumDisplay } from "./minimum-display.ts";

let shown: boolean;
let display: ReturnType<typeof createMinimumDisplay>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = false;
  display = createMinimumDisplay((next) => (shown = next));
});
afterEach(() => {
  vi.useRealTimers();
});

test("the indicator of data that arrives at once stays for 200 ms", () => {
  display.start();
  display.finish();
  vi.advanceTimersByTime(199);
  expect(shown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(shown).toBe(false);
});

test("the indicator of slow data is hidden when the data arrives", () => {
  display.start();
  vi.advanceTimersByTime(900);
  expect(shown).toBe(true);
  display.finish();
  vi.advanceTimersByTime(0);
  expect(shown).toBe(false);
});

test("the indicator of a navigation that overtakes another stays until its own end", () => {
  display.start();
  display.finish();
  vi.advanceTimersByTime(100);
  display.start();
  vi.advanceTimersByTime(500);
  expect(shown).toBe(true);
});
