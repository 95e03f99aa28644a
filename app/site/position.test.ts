import * as v from "valibot";
import { expect, test } from "vitest";

import {
  areaParam,
  formatArea,
  formatPosition,
  parseArea,
  parsePosition,
  positionParam,
} from "./position.ts";

test.each(["52.52,13.4", "-33.9,18", "52.5163,13.3777", "0,0", "90,-180"])("%s is a position", (text) => {
  expect(v.is(positionParam, text)).toBe(true);
});

test.each(["", "52.52", "52.5163001,13.4", "91,0", "0,181", "1e1,2", "52,52,13", " 1,2", "NaN,NaN", "52;13"])(
  "%j is not a position",
  (text) => expect(v.is(positionParam, text)).toBe(false),
);

test("the position of a browser is rounded to about a kilometre and read back", () => {
  const text = formatPosition({ latitude: 52.516274, longitude: -0.00123 });
  expect(text).toBe("52.52,0");
  expect(v.is(positionParam, text)).toBe(true);
  expect(parsePosition(text)).toEqual({ latitude: 52.52, longitude: 0 });
});

test("an area keeps its corners, to about a kilometer", () => {
  const text = formatArea({ south: 47.2701, west: -5.8663, north: 55.0999, east: 15 });
  expect(text).toBe("47.27,-5.87,55.1,15");
  expect(v.is(areaParam, text)).toBe(true);
  expect(parseArea(text)).toEqual({ south: 47.27, west: -5.87, north: 55.1, east: 15 });
});

test.each(["", "1,2,3", "1,2,3,4,", "5,0,1,9", "-91,0,1,9", "1,0,2,181", "1,0,2,9,4"])(
  "%j is not an area",
  (text) => expect(v.is(areaParam, text)).toBe(false),
);
