import { expect, test } from "vitest";

import { createRateLimiter } from "./rate-limit.server.ts";

const limit = { name: "tokens", requests: 2, seconds: 60 };

test("a window has room for as many requests as the limit says, for each visitor and purpose", async () => {
  let time = 0;
  const limiter = createRateLimiter(() => time);
  const allowed = async (address: string, name = "tokens") =>
    (await limiter.take({ ...limit, name }, address)).allowed;
  expect([await allowed("1.1.1.1"), await allowed("1.1.1.1"), await allowed("1.1.1.1")]).toEqual([
    true,
    true,
    false,
  ]);
  expect([await allowed("1.1.1.2"), await allowed("1.1.1.1", "other")]).toEqual([true, true]);
  expect([await allowed("2001:db8::1"), await allowed("2001:db8::2"), await allowed("2001:db8::3")]).toEqual([
    true,
    true,
    false,
  ]);
  time = 59_500;
  expect(await limiter.take(limit, "1.1.1.1")).toEqual({ allowed: false, retryAfter: 1 });
  time = 60_000;
  expect(await allowed("1.1.1.1")).toBe(true);
});

test("a flood of addresses does not fill the memory", async () => {
  const limiter = createRateLimiter(() => 0);
  for (let index = 0; index < 25_000; index++)
    await limiter.take({ ...limit, requests: 1 }, `visitor ${index}`);
  expect((await limiter.take({ ...limit, requests: 1 }, "visitor 24999")).allowed).toBe(false);
  expect((await limiter.take({ ...limit, requests: 1 }, "visitor 1")).allowed).toBe(true);
});
