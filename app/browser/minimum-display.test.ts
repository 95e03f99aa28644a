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

test("data that is there at once keeps the indicator for 200 ms", () => {
  display.start();
  display.finish();
  vi.advanceTimersByTime(199);
  expect(shown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(shown).toBe(false);
});

test("slow data hides the indicator when it comes", () => {
  display.start();
  vi.advanceTimersByTime(900);
  expect(shown).toBe(true);
  display.finish();
  vi.advanceTimersByTime(0);
  expect(shown).toBe(false);
});

test("a navigation that overtakes another keeps the indicator until its own end", () => {
  display.start();
  display.finish();
  vi.advanceTimersByTime(100);
  display.start();
  vi.advanceTimersByTime(500);
  expect(shown).toBe(true);
});
