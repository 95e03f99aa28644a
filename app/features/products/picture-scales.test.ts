import { expect, test } from "vitest";

import { pictureScales } from "./picture-scales.ts";

test("pictures of different widths have one scale", () => {
  expect(pictureScales([{ pictureWidth: 300 }, { pictureWidth: 240 }])).toEqual([1, 0.8]);
});

test("great differences are reduced, and the order of the sizes stays", () => {
  const [small, medium, large] = pictureScales([
    { pictureWidth: 100 },
    { pictureWidth: 400 },
    { pictureWidth: 1600 },
  ]);
  expect(small).toBeCloseTo(0.6);
  expect(medium).toBeCloseTo(Math.sqrt(0.6));
  expect(large).toBe(1);
});

test("products of unknown width fill their space", () => {
  expect(pictureScales([{}, { pictureWidth: 200 }, { pictureWidth: 250 }])).toEqual([1, 0.8, 1]);
  expect(pictureScales([{}])).toEqual([1]);
  expect(pictureScales([])).toEqual([]);
});
