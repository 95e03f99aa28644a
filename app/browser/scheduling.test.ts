import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { whenCalm } from "./scheduling.ts";

const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", browser);
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
});

test("work waits until the visitor pauses", () => {
  const run = vi.fn();
  whenCalm(run);
  for (let presses = 0; presses < 10; presses++) {
    vi.advanceTimersByTime(1_000);
    browser.dispatchEvent(new Event("pointerdown"));
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_500 + 2_000);
  expect(run).toHaveBeenCalledOnce();
  browser.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledOnce();
});

test("cancelled work does not run, neither before nor after a press", () => {
  const run = vi.fn();
  const cancel = whenCalm(run);
  cancel();
  browser.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
