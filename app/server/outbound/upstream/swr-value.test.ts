import { expect, test, vi } from "vitest";

import { createSwrValue } from "./swr-value.ts";

function setUp(restAfterFailure = 0) {
  let time = 0;
  let count = 0;
  const fetchValue = vi.fn<() => Promise<string>>(async () => `value ${(count += 1)}`);
  const onRevalidationFailure = vi.fn<(error: unknown) => void>();
  const cached = createSwrValue(fetchValue, {
    lifetimeOf: () => ({ revalidateAfter: 10, expiresAfter: 20 }),
    restAfterFailure,
    onRevalidationFailure,
    now: () => time,
  });
  return {
    cached,
    fetchValue,
    onRevalidationFailure,
    at: (milliseconds: number) => {
      time = milliseconds;
    },
  };
}

test("is fetched once for concurrent callers, and is cached then", async () => {
  const { cached, fetchValue } = setUp();
  expect(cached.isCached()).toBe(false);
  expect(await Promise.all([cached.get(), cached.get(), cached.get()])).toEqual(Array(3).fill("value 1"));
  expect(cached.isCached()).toBe(true);
  expect(fetchValue).toHaveBeenCalledOnce();
});

test("is returned while it is revalidated, and never after its expiry", async () => {
  const { cached, at } = setUp();
  await cached.get();
  at(10);
  expect(await cached.get()).toBe("value 1");
  await expect.poll(cached.get).toBe("value 2");
  at(30);
  expect(cached.isCached()).toBe(false);
  expect(await cached.get()).toBe("value 3");
});

test("is not fetched during the pause after a failure: the failure is reported again", async () => {
  const { cached, fetchValue, at } = setUp(5);
  fetchValue.mockRejectedValueOnce(new Error("down"));
  await expect(cached.get()).rejects.toThrow("down");
  at(4);
  await expect(cached.get()).rejects.toThrow("down");
  expect(fetchValue).toHaveBeenCalledOnce();
  at(5);
  expect(await cached.get()).toBe("value 1");
});

test("stays during the pause after a failed revalidation, which is reported once", async () => {
  const { cached, fetchValue, onRevalidationFailure, at } = setUp(5);
  await cached.get();
  fetchValue.mockRejectedValueOnce(new Error("down"));
  at(10);
  await cached.get();
  await expect.poll(() => onRevalidationFailure.mock.calls.length).toBe(1);
  at(14);
  expect(await cached.get()).toBe("value 1");
  expect(fetchValue).toHaveBeenCalledTimes(2);
  at(15);
  await cached.get();
  await expect.poll(cached.get).toBe("value 2");
  expect(onRevalidationFailure).toHaveBeenCalledOnce();
});

test("whose request throws is requested again by the next caller", async () => {
  const { cached, fetchValue } = setUp();
  fetchValue.mockImplementationOnce(() => {
    throw new Error("no address");
  });
  await expect(cached.get()).rejects.toThrow("no address");
  expect(await cached.get()).toBe("value 1");
});

test("is dropped when it matches", async () => {
  const { cached } = setUp();
  await cached.get();
  cached.drop((value) => value === "value 9");
  expect(cached.isCached()).toBe(true);
  cached.drop((value) => value === "value 1");
  expect(await cached.get()).toBe("value 2");
});
