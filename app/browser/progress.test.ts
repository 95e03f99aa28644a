import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createProgress, noProgress, type Progress } from "./progress.ts";

let shown: Progress;
let progress: ReturnType<typeof createProgress>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = noProgress;
  progress = createProgress((next) => (shown = next));
});
afterEach(() => {
  vi.useRealTimers();
});

test("the bar appears after 200 ms", () => {
  progress.start();
  vi.advanceTimersByTime(199);
  expect(shown.phase).toBe("hidden");
  vi.advanceTimersByTime(1);
  expect(shown).toEqual({ phase: "running", failed: false });
});

test("a request that ends within 200 ms shows no bar", () => {
  progress.start();
  vi.advanceTimersByTime(150);
  progress.finish();
  vi.advanceTimersByTime(1_000);
  expect(shown.phase).toBe("hidden");
});

test("the bar is hidden 500 ms after the end", () => {
  progress.start();
  vi.advanceTimersByTime(300);
  progress.finish();
  vi.advanceTimersByTime(499);
  expect(shown.phase).toBe("done");
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(noProgress);
});

test("a failure is shown at once, even within the throttle, and stays until the bar is hidden", () => {
  progress.start();
  progress.fail();
  expect(shown).toEqual({ phase: "running", failed: true });
  progress.finish();
  expect(shown).toEqual({ phase: "done", failed: true });
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(noProgress);
});

test("the next start clears the failure of the previous one", () => {
  progress.start();
  progress.fail();
  progress.finish();
  progress.start();
  expect(shown).toEqual(noProgress);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual({ phase: "running", failed: false });
});
