import { expect, test } from "vitest";

import { priceRanges, priceSteps } from "./price-ranges.ts";

const rangesOf = (prices: readonly number[]) => {
  const amounts = prices.map((price) => Math.round(price * 100));
  const counts = priceSteps(Math.min(...amounts), Math.max(...amounts)).map((amount) => ({
    amount,
    atLeast: amounts.filter((price) => price >= amount).length,
    above: amounts.filter((price) => price > amount).length,
  }));
  return priceRanges(counts, amounts.length);
};

test("steps are round numbers between the bounds", () => {
  expect(priceSteps(899, 25_000)).toEqual([1_000, 2_000, 3_000, 5_000, 10_000, 20_000]);
  expect(priceSteps(1_000, 1_900)).toEqual([]);
});

test("a few very cheap or very expensive products do not change the ranges of the others", () => {
  const most = Array.from({ length: 400 }, (_, index) => 20 + index / 2);
  const ranges = rangesOf([1, 2, 4, ...most, 900, 4_000, 12_000]);
  expect(ranges.length).toBe(5);
  expect(Math.min(...ranges.map(({ count }) => count))).toBeGreaterThan(15);
  expect(ranges[0]).not.toHaveProperty("from");
  expect(ranges.at(-1)).not.toHaveProperty("to");
  expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ to }) => to));
});

test("both ends of a range are inclusive, as in the address", () => {
  expect(rangesOf([5, 10, 10, 15])).toEqual([
    { to: 1_000, count: 3 },
    { from: 1_000, count: 3 },
  ]);
});

test("one price, or prices between two steps, have no ranges", () => {
  expect(rangesOf([49, 49, 49])).toEqual([]);
  expect(rangesOf([31, 49])).toEqual([]);
});
