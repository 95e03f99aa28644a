import { expect, test, vi } from "vitest";

import { createTokenHolder, type Token } from "./token-holder.ts";

const hour = 3_600_000;

function setUp(expiresIn = 4 * 3600) {
  let time = 0;
  let issued = 0;
  const fetchToken = vi.fn<() => Promise<Token>>(async () => {
    issued += 1;
    return { value: `token ${issued}`, expiresIn };
  });
  const onRevalidationFailure = vi.fn<(error: unknown) => void>();
  const holder = createTokenHolder(fetchToken, { onRevalidationFailure, now: () => time });
  return {
    holder,
    fetchToken,
    onRevalidationFailure,
    at: (milliseconds: number) => {
      time = milliseconds;
    },
  };
}

test("many requests at once fetch one token, and later ones use it", async () => {
  const { holder, fetchToken, at } = setUp();
  expect(await Promise.all(Array.from({ length: 50 }, holder.get))).toEqual(Array(50).fill("token 1"));
  at(3 * hour);
  expect(await holder.get()).toBe("token 1");
  expect(fetchToken).toHaveBeenCalledOnce();
});

test("a token is renewed before it ends, while the old one is still used", async () => {
  const { holder, fetchToken, at } = setUp();
  await holder.get();
  at(4 * hour - 4 * 60_000);
  expect(await holder.get()).toBe("token 1");
  await expect.poll(holder.get).toBe("token 2");
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test("a renewal ahead of time that fails costs nothing as long as the token lives", async () => {
  const { holder, fetchToken, onRevalidationFailure, at } = setUp();
  await holder.get();
  fetchToken.mockRejectedValue(new Error("down"));
  at(4 * hour - 60_000);
  expect(await holder.get()).toBe("token 1");
  await expect.poll(() => onRevalidationFailure.mock.calls.length).toBe(1);
  at(4 * hour - 10_000);
  await expect(holder.get()).rejects.toThrow("down");
});

test("a failed fetch is not remembered", async () => {
  const { holder, fetchToken } = setUp();
  fetchToken.mockRejectedValueOnce(new Error("down"));
  await expect(holder.get()).rejects.toThrow("down");
  expect(await holder.get()).toBe("token 1");
});

test("a dropped token is fetched anew, but a newer one is not dropped with it", async () => {
  const { holder, fetchToken } = setUp();
  const first = await holder.get();
  holder.drop(first);
  expect(await holder.get()).toBe("token 2");
  holder.drop(first);
  expect(await holder.get()).toBe("token 2");
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test("a token of a minute is used for most of it", async () => {
  const { holder, at } = setUp(60);
  await holder.get();
  at(29_000);
  expect(await holder.get()).toBe("token 1");
  at(50_000);
  expect(await holder.get()).toBe("token 2");
});
