import { expect, test } from "vitest";

import { createRequestLimit } from "./request-limit.ts";

function limitAt(rate: number, maxVisitors?: number) {
  const clock = { time: 0 };
  const limit = createRequestLimit({ rate, now: () => clock.time, ...(maxVisitors ? { maxVisitors } : {}) });
  /** How many of the requests are let through. */
  const ask = (address: string, times: number) =>
    Array.from({ length: times }, () => limit.take(address)).filter((wait) => wait === undefined).length;
  return { clock, limit, ask };
}

test("six seconds' worth at once, then as many as the rate says", () => {
  const { clock, limit, ask } = limitAt(50);
  expect(ask("203.0.113.7", 400)).toBe(300);
  expect(limit.take("203.0.113.7")).toBe(1);
  clock.time = 2_000;
  expect(ask("203.0.113.7", 400)).toBe(100);
});

test("whoever waits as long as told is let through", () => {
  const { clock, limit, ask } = limitAt(1);
  ask("203.0.113.7", 7);
  const wait = limit.take("203.0.113.7")!;
  clock.time = wait * 1_000;
  expect(limit.take("203.0.113.7")).toBeUndefined();
});

test("visitors do not share, addresses of one IPv6 network do", () => {
  const { ask } = limitAt(10);
  expect([ask("203.0.113.7", 61), ask("203.0.113.8", 61)]).toEqual([60, 60]);
  expect([ask("2001:db8:1:2::1", 61), ask("2001:db8:1:2:ffff::9", 5), ask("2001:db8:1:3::1", 5)]).toEqual([
    60, 0, 5,
  ]);
});

test("0 counts nobody", () => {
  expect(limitAt(0).ask("203.0.113.7", 10_000)).toBe(10_000);
});

test("a flood of addresses pushes the oldest out, not the newest", () => {
  const { ask } = limitAt(1, 100);
  for (let visitor = 0; visitor < 1_000; visitor++) ask(`visitor ${visitor}`, 6);
  expect([ask("visitor 999", 1), ask("visitor 1", 1)]).toEqual([0, 1]);
});
