import { expect, test, vi } from "vitest";

import { createCircuitBreaker, PausedError } from "./circuit-breaker.ts";

const outage = new Error("down");
const refusal = new Error("refused");

function setUp() {
  let time = 0;
  const guard = createCircuitBreaker({
    isOutage: (error) => error === outage,
    limit: 3,
    restMilliseconds: 10_000,
    now: () => time,
  });
  const fail = async (error = outage) => {
    const work = async () => {
      throw error;
    };
    await expect(guard(work)).rejects.toBe(error);
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
  for (let count = 0; count < 3; count++) await fail();
  const work = vi.fn<() => Promise<string>>(async () => "answer");
  pass(2_500);
  await expect(guard(work)).rejects.toEqual(new PausedError(8));
  expect(work).not.toHaveBeenCalled();
});

test("after the rest one request tries, and the others follow when it succeeds", async () => {
  const { guard, fail, pass } = setUp();
  for (let count = 0; count < 3; count++) await fail();
  pass(10_000);
  const answer = Promise.withResolvers<string>();
  const trial = guard(() => answer.promise);
  await expect(guard(async () => "second")).rejects.toThrow(PausedError);
  answer.resolve("first");
  expect(await trial).toBe("first");
  expect(await guard(async () => "second")).toBe("second");
});

test("a trial that fails begins another rest", async () => {
  const { guard, fail, pass } = setUp();
  for (let count = 0; count < 3; count++) await fail();
  pass(10_000);
  await fail();
  await expect(guard(async () => "answer")).rejects.toEqual(new PausedError(10));
});

test("a refusal is an answer: the other server is there", async () => {
  const { guard, fail } = setUp();
  for (let count = 0; count < 5; count++) await fail(refusal);
  await fail();
  await fail();
  await fail(refusal);
  await fail();
  expect(await guard(async () => "answer")).toBe("answer");
});
