import { expect, test, vi } from "vitest";

import { createTokenCache, type Token } from "./token-cache.ts";

const hour = 3_600_000;

function setUp(expiresIn = 4 * 3600) {
  let time = 0;
  let issued = 0;
  const fetchToken = vi.fn<() => Promise<Token>>(async () => {
    issued += 1;
    return { value: `token ${issued}`, expiresIn };
  });
  const onRevalidationFailure = vi.fn<(error: unknown) => void>();
  const cache = createTokenCache(fetchToken, { onRevalidationFailure, now: () => time });
  return {
    cache,
    fetchToken,
    onRevalidationFailure,
    at: (milliseconds: number) => {
      time = milliseconds;
    },
  };
}

test("concurrent requests fetch one token, and later requests use it", async () => {
  const { cache, fetchToken, at } = setUp();
  expect(await Promise.all(Array.from({ length: 50 }, cache.get))).toEqual(Array(50).fill("token 1"));
  at(3 * hour);
  expect(await cache.get()).toBe("token 1");
  expect(fetchToken).toHaveBeenCalledOnce();
});

test("a token is renewed before it ends, while the old one is still used", async () => {
  const { cache, fetchToken, at } = setUp();
  await cache.get();
  at(4 * hour - 4 * 60_000);
  expect(await cache.get()).toBe("token 1");
  await expect.poll(cache.get).toBe("token 2");
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test("an early renewal that fails has no effect as long as the token is valid", async () => {
  const { cache, fetchToken, onRevalidationFailure, at } = setUp();
  await cache.get();
  fetchToken.mockRejectedValue(new Error("down"));
  at(4 * hour - 60_000);
  expect(await cache.get()).toBe("token 1");
  await expect.poll(() => onRevalidationFailure.mock.calls.length).toBe(1);
  at(4 * hour - 10_000);
  await expect(cache.get()).rejects.toThrow("down");
});

test("a failed fetch is not cached", async () => {
  const { cache, fetchToken } = setUp();
  fetchToken.mockRejectedValueOnce(new Error("down"));
  await expect(cache.get()).rejects.toThrow("down");
  expect(await cache.get()).toBe("token 1");
});

test("a dropped token is fetched again, but a newer one is not dropped with it", async () => {
  const { cache, fetchToken } = setUp();
  const first = await cache.get();
  cache.drop(first);
  expect(await cache.get()).toBe("token 2");
  cache.drop(first);
  expect(await cache.get()).toBe("token 2");
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test("a token of a minute is used for most of it", async () => {
  const { cache, at } = setUp(60);
  await cache.get();
  at(29_000);
  expect(await cache.get()).toBe("token 1");
  at(50_000);
  expect(await cache.get()).toBe("token 2");
});
