import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { expect, test, vi } from "vitest";

import { createSwrCache } from "./swr-cache.ts";
import { OverdueError } from "./with-timeout.ts";

const waitTimeout = 60;
const rejection = new Error("refused");

function setUp() {
  let time = 0;
  const onRefreshFailure = vi.fn<(key: string, error: unknown) => void>();
  const cache = createSwrCache({
    freshFor: 1_000,
    patience: waitTimeout,
    isOutage: (error) => error !== rejection,
    onRefreshFailure,
    now: () => time,
  });
  return {
    cache,
    onRefreshFailure,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

async function timed<Result>(work: Promise<Result>) {
  const started = performance.now();
  const [outcome] = await Promise.allSettled([work]);
  return { milliseconds: performance.now() - started, outcome };
}

function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { fetchValue: vi.fn<() => Promise<string>>(() => promise), resolve, reject };
}

test("a response is fetched once, cached, and refreshed in the background when it is no longer fresh", async () => {
  const { cache, advance } = setUp();
  let count = 0;
  const fetchValue = vi.fn<() => Promise<number>>(async () => (count += 1));
  expect(await Promise.all([cache.get("menus", fetchValue), cache.get("menus", fetchValue)])).toEqual([1, 1]);
  advance(999);
  expect(await cache.get("menus", fetchValue)).toBe(1);
  expect(fetchValue).toHaveBeenCalledOnce();
  advance(1);
  expect(await cache.get("menus", fetchValue)).toBe(1);
  await expect.poll(() => cache.get("menus", fetchValue)).toBe(2);
});

test("while the server does not respond, only one request for any key waits", async () => {
  const { cache } = setUp();
  const { fetchValue } = slow();
  const first = await timed(cache.get("menus", fetchValue));
  expect(first.outcome).toMatchObject({ reason: expect.any(OverdueError) });
  expect(first.milliseconds).toBeGreaterThanOrEqual(waitTimeout - 5);
  for (const key of ["menus", "site info", "menus"]) {
    const next = await timed(cache.get(key, fetchValue));
    expect(next.outcome.status).toBe("rejected");
    expect(next.milliseconds).toBeLessThan(waitTimeout / 2);
  }
  expect(fetchValue).toHaveBeenCalledTimes(2);
});

test("a moment in which this process is busy does not count as an outage of the other server", async () => {
  const { cache } = setUp();
  const answer = cache.get("menus", () => readFile(import.meta.filename, "utf8"));
  const end = performance.now() + waitTimeout * 2;
  while (performance.now() < end);
  expect(await answer).toContain("a moment in which");
});

test("a late response is cached when it arrives, and later requests wait again", async () => {
  const { cache } = setUp();
  const { fetchValue, resolve } = slow();
  await timed(cache.get("menus", fetchValue));
  resolve("late");
  await expect.poll(() => cache.get("menus", fetchValue).catch(() => "nothing")).toBe("late");
  const soon = () => sleep(waitTimeout / 3, "soon");
  expect(await cache.get("site info", soon)).toBe("soon");
});

test("the last good response outlives every failure, and each failed refresh is reported", async () => {
  const { cache, onRefreshFailure, advance } = setUp();
  const fetchValue = vi.fn<() => Promise<string>>(async () => "good");
  await cache.get("menus", fetchValue);
  fetchValue.mockImplementation(async () => {
    throw new Error("down");
  });
  for (const failures of [1, 2]) {
    advance(1_000);
    for (let page = 0; page < 3; page++) expect(await cache.get("menus", fetchValue)).toBe("good");
    await expect.poll(() => onRefreshFailure.mock.calls.length).toBe(failures);
  }
  expect(onRefreshFailure).toHaveBeenLastCalledWith("menus", new Error("down"));
});

test("a hanging refresh delays no request", async () => {
  const { cache, advance } = setUp();
  const ask = vi.fn<() => Promise<string>>(async () => "good");
  await cache.get("menus", ask);
  ask.mockReturnValue(new Promise(() => undefined));
  advance(5_000);
  for (let page = 0; page < 3; page++) {
    const { outcome, milliseconds } = await timed(cache.get("menus", ask));
    expect(outcome).toMatchObject({ value: "good" });
    expect(milliseconds).toBeLessThan(waitTimeout / 2);
  }
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a rejection is returned for a while without another request, and does not affect other keys", async () => {
  const { cache } = setUp();
  const fetchValue = vi.fn<() => Promise<string>>(() => Promise.reject(rejection));
  await expect(cache.get("award", fetchValue)).rejects.toBe(rejection);
  await expect(cache.get("award", fetchValue)).rejects.toBe(rejection);
  expect(fetchValue).toHaveBeenCalledOnce();
  expect(await cache.get("menus", () => sleep(waitTimeout / 3, "menus"))).toBe("menus");
});
