import { expect, test, vi } from "vitest";

import { createSwrValue } from "./swr-value.ts";

function setUp(restAfterFailure = 0) {
  let time = 0;
  let count = 0;
  const fetchValue = vi.fn<() => Promise<string>>(async () => `value ${(count += 1)}`);
  const onRevalidationFailure = vi.fn<(error: unknown) => void>();
  const held = createSwrValue(fetchValue, {
    lifeOf: () => ({ revalidateAfter: 10, endsAfter: 20 }),
    restAfterFailure,
    onRevalidationFailure,
    now: () => time,
  });
  return {
    held,
    fetchValue,
    onRevalidationFailure,
    at: (milliseconds: number) => {
      time = milliseconds;
    },
  };
}

test("is fetched once for all that want it at once, and is then at hand", async () => {
  const { held, fetchValue } = setUp();
  expect(held.isCached()).toBe(false);
  expect(await Promise.all([held.get(), held.get(), held.get()])).toEqual(Array(3).fill("value 1"));
  expect(held.isCached()).toBe(true);
  expect(fetchValue).toHaveBeenCalledOnce();
});

test("is given on while it is renewed, and never after its end", async () => {
  const { held, at } = setUp();
  await held.get();
  at(10);
  expect(await held.get()).toBe("value 1");
  await expect.poll(held.get).toBe("value 2");
  at(30);
  expect(held.isCached()).toBe(false);
  expect(await held.get()).toBe("value 3");
});

test("is not fetched in the rest after a failure: the failure is told again", async () => {
  const { held, fetchValue, at } = setUp(5);
  fetchValue.mockRejectedValueOnce(new Error("down"));
  await expect(held.get()).rejects.toThrow("down");
  at(4);
  await expect(held.get()).rejects.toThrow("down");
  expect(fetchValue).toHaveBeenCalledOnce();
  at(5);
  expect(await held.get()).toBe("value 1");
});

test("stays as it is in the rest after a renewal that failed, which is told once", async () => {
  const { held, fetchValue, onRevalidationFailure, at } = setUp(5);
  await held.get();
  fetchValue.mockRejectedValueOnce(new Error("down"));
  at(10);
  await held.get();
  await expect.poll(() => onRevalidationFailure.mock.calls.length).toBe(1);
  at(14);
  expect(await held.get()).toBe("value 1");
  expect(fetchValue).toHaveBeenCalledTimes(2);
  at(15);
  await held.get();
  await expect.poll(held.get).toBe("value 2");
  expect(onRevalidationFailure).toHaveBeenCalledOnce();
});

test("that cannot even be asked for is asked for again by the next", async () => {
  const { held, fetchValue } = setUp();
  fetchValue.mockImplementationOnce(() => {
    throw new Error("no address");
  });
  await expect(held.get()).rejects.toThrow("no address");
  expect(await held.get()).toBe("value 1");
});

test("is forgotten when it is of no use", async () => {
  const { held } = setUp();
  await held.get();
  held.drop((value) => value === "value 9");
  expect(held.isCached()).toBe(true);
  held.drop((value) => value === "value 1");
  expect(await held.get()).toBe("value 2");
});
