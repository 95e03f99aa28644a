import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createRateLimit, createRateLimiter } from "./rate-limit.server.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function countAllowed(
  limit: { take: (address: string) => Promise<unknown> },
  address: string,
  times: number,
) {
  const waits = await Promise.all(Array.from({ length: times }, () => limit.take(address)));
  return waits.filter((wait) => wait === undefined).length;
}

test("a window accepts as many requests as the limit", async () => {
  const limit = createRateLimit({ requests: 2, seconds: 60 });
  expect(await countAllowed(limit, "1.1.1.1", 5)).toBe(2);
  vi.advanceTimersByTime(59_500);
  expect(await limit.take("1.1.1.1")).toBe(1);
  vi.advanceTimersByTime(500);
  expect(await countAllowed(limit, "1.1.1.1", 5)).toBe(2);
});

test("a request after the wait that the response names is accepted", async () => {
  const limit = createRateLimit({ requests: 6, seconds: 6 });
  await countAllowed(limit, "203.0.113.7", 6);
  const wait = await limit.take("203.0.113.7");
  vi.advanceTimersByTime(wait! * 1_000);
  expect(await limit.take("203.0.113.7")).toBeUndefined();
});

test("visitors have separate limits, addresses of one IPv6 network share a limit", async () => {
  const limit = createRateLimit({ requests: 60, seconds: 6 });
  expect([
    await countAllowed(limit, "203.0.113.7", 61),
    await countAllowed(limit, "203.0.113.8", 61),
  ]).toEqual([60, 60]);
  expect([
    await countAllowed(limit, "2001:db8:1:2::1", 61),
    await countAllowed(limit, "2001:db8:1:2:ffff::9", 5),
    await countAllowed(limit, "2001:db8:1:3::1", 5),
  ]).toEqual([60, 0, 5]);
});

test("each name has its own counts", async () => {
  const limiter = createRateLimiter();
  const named = (name: string) => ({
    take: (address: string) => limiter.take({ name, requests: 2, seconds: 60 }, address),
  });
  expect([
    await countAllowed(named("tokens"), "1.1.1.1", 3),
    await countAllowed(named("other"), "1.1.1.1", 3),
  ]).toEqual([2, 2]);
});

test("0 disables the limit", async () => {
  expect(await countAllowed(createRateLimit({ requests: 0, seconds: 6 }), "203.0.113.7", 10_000)).toBe(
    10_000,
  );
});

test("a flood of addresses does not fill the memory, and only the oldest are removed", async () => {
  const limit = createRateLimit({ requests: 6, seconds: 600, maxVisitors: 100 });
  for (let visitor = 0; visitor < 1_000; visitor++) await countAllowed(limit, `visitor ${visitor}`, 6);
  expect(limit.size()).toBe(100);
  expect(vi.getTimerCount()).toBe(100);
  expect([await countAllowed(limit, "visitor 999", 1), await countAllowed(limit, "visitor 1", 1)]).toEqual([
    0, 1,
  ]);
});
