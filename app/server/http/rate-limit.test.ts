import { expect, test } from "vitest";

import { networkOf } from "./client-network.ts";
import { createRateLimiter } from "./rate-limit.server.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["[fe80::1%eth0]", "fe80:0:0:0::/64"],
  ["", ""],
  ["anything", "anything"],
])("%j counts as %j", (address, network) => expect(networkOf(address)).toBe(network));

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
