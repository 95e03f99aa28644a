import { expect, test, vi } from "vitest";

import { CarrierError, type CarrierFailure } from "./carrier-error.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";

function setUp() {
  let time = 0;
  const guard = createCircuitBreaker({ limit: 3, restMilliseconds: 10_000, now: () => time });
  const fail = async (failure: CarrierFailure) => {
    await expect(guard(() => Promise.reject(new CarrierError(failure)))).rejects.toThrow(CarrierError);
  };
  return {
    guard,
    fail,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test("after outages in a row nothing is sent for a while, and the caller is told how long", async () => {
  const { guard, fail, pass } = setUp();
  for (const failure of ["timeout", "unreachable", "nonsense"] as const) await fail(failure);
  const work = vi.fn<() => Promise<string>>(async () => "answer");
  pass(2_500);
  await expect(guard(work)).rejects.toMatchObject({ failure: "paused", retryAfter: 8 });
  expect(work).not.toHaveBeenCalled();
});

test("after the rest one request tries, and the others follow when it succeeds", async () => {
  const { guard, fail, pass } = setUp();
  for (let count = 0; count < 3; count++) await fail("timeout");
  pass(10_000);
  const answer = Promise.withResolvers<string>();
  const trial = guard(() => answer.promise);
  await expect(guard(async () => "second")).rejects.toMatchObject({ failure: "paused" });
  answer.resolve("first");
  expect(await trial).toBe("first");
  expect(await guard(async () => "second")).toBe("second");
});

test("a trial that fails begins another rest", async () => {
  const { guard, fail, pass } = setUp();
  for (let count = 0; count < 3; count++) await fail("timeout");
  pass(10_000);
  await fail("timeout");
  await expect(guard(async () => "answer")).rejects.toMatchObject({ failure: "paused", retryAfter: 10 });
});

test.each(["refused", "unauthorized", "busy", "failed"] as const)(
  "%s is an answer: the carrier is there",
  async (failure) => {
    const { guard, fail } = setUp();
    for (let count = 0; count < 5; count++) await fail(failure);
    await fail("timeout");
    await fail("timeout");
    await fail(failure);
    await fail("timeout");
    expect(await guard(async () => "answer")).toBe("answer");
  },
);
