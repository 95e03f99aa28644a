import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { isLeaving, noticeLeaving, untilStays } from "./leaving.ts";

const listeners = new Map<string, (event: object) => void>();
let elapsed = 0;

beforeEach(() => {
  elapsed = 0;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const start = performance.now();
  // Performance marks use the real time.
  vi.spyOn(performance, "now").mockImplementation(() => start + elapsed);
  vi.stubGlobal("addEventListener", (type: string, run: () => void) => listeners.set(type, run));
  noticeLeaving();
});
afterEach(() => {
  performance.clearMarks();
  vi.useRealTimers();
});

const emit = (type: string, event = {}) => listeners.get(type)!(event);

test("a page is being left from the first navigation on, for at most half a minute", () => {
  expect(isLeaving()).toBe(false);
  emit("beforeunload");
  expect(isLeaving()).toBe(true);
  elapsed = 29_000;
  expect(isLeaving()).toBe(true);
  elapsed = 31_000;
  expect(isLeaving()).toBe(false);
});

test("a click on a download, a telephone number or an e-mail address does not leave the page", () => {
  const click = (matches: boolean) => emit("click", { target: { closest: () => (matches ? {} : null) } });
  click(true);
  emit("beforeunload");
  expect(isLeaving()).toBe(false);
  click(false);
  emit("beforeunload");
  expect(isLeaving()).toBe(true);
});

test("a page that is shown again from the cache is not being left", () => {
  emit("beforeunload");
  emit("pageshow", { persisted: false });
  expect(isLeaving()).toBe(true);
  emit("pageshow", { persisted: true });
  expect(isLeaving()).toBe(false);
});

test.each([
  ["30 seconds have passed", () => vi.advanceTimersByTimeAsync(30_000)],
  ["it is shown again", async () => emit("pageshow", { persisted: true })],
])("a page stays when %s", async (_, happen) => {
  const stays = vi.fn<() => void>();
  void untilStays().then(stays);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(stays).not.toHaveBeenCalled();
  await happen();
  await Promise.resolve();
  expect(stays).toHaveBeenCalledOnce();
});
