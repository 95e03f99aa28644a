import { expect, test, vi } from "vitest";

import { createCircuitBreaker, PausedError } from "./circuit-breaker.ts";

const outage = new Error("down");
const rejection = new Error("refused");

function setUp() {
  let time = 0;
  const breaker = createCircuitBreaker({
    isOutage: (error) => error === outage,
    limit: 3,
    resetMilliseconds: 10_000,
    now: () => time,
  });
  const fail = async (error = outage) => {
    const work = async () => {
      throw error;
    };
    await expect(breaker(work)).rejects.toBe(error);
  };
  return {
    breaker,
    fail,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test("after repeated outages no request is sent for a while, and the caller gets the remaining time", async () => {
  const { breaker, fail, advance } = setUp();
  for (let count = 0; count < 3; count++) await fail();
  const work = vi.fn<() => Promise<string>>(async () => "answer");
  advance(2_500);
  await expect(breaker(work)).rejects.toEqual(new PausedError(8));
  expect(work).not.toHaveBeenCalled();
});

test("after the pause one request is sent, and the others follow if it succeeds", async () => {
  const { breaker, fail, advance } = setUp();
  for (let count = 0; count < 3; count++) await fail();
  advance(10_000);
  const response = Promise.withResolvers<string>();
  const trial = breaker(() => response.promise);
  await expect(breaker(async () => "second")).rejects.toThrow(PausedError);
  response.resolve("first");
  expect(await trial).toBe("first");
  expect(await breaker(async () => "second")).toBe("second");
});

test("a failed trial begins another pause", async () => {
  const { breaker, fail, advance } = setUp();
  for (let count = 0; count < 3; count++) await fail();
  advance(10_000);
  await fail();
  await expect(breaker(async () => "answer")).rejects.toEqual(new PausedError(10));
});

test("a rejection is a response, not an outage", async () => {
  const { breaker, fail } = setUp();
  for (let count = 0; count < 5; count++) await fail(rejection);
  await fail();
  await fail();
  await fail(rejection);
  await fail();
  expect(await breaker(async () => "answer")).toBe("answer");
});
