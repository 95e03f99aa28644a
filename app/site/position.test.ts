import * as v from "valibot";
import { expect, test } from "vitest";

import { formatPosition, parsePosition, positionParam } from "./position.ts";

test.each(["52.52,13.4", "-33.9,18", "52.5163,13.3777", "0,0", "90,-180"])("%s is a position", (text) => {
  expect(v.is(positionParam, text)).toBe(true);
});

test.each(["", "52.52", "52.5163001,13.4", "91,0", "0,181", "1e1,2", "52,52,13", " 1,2", "NaN,NaN", "52;13"])(
  "%j is none",
  (text) => expect(v.is(positionParam, text)).toBe(false),
);

test("what a browser reports is rounded to about a kilometre and read back", () => {
  const text = formatPosition({ latitude: 52.516274, longitude: -0.00123 });
  expect(text).toBe("52.52,0");
  expect(v.is(positionParam, text)).toBe(true);
  expect(parsePosition(text)).toEqual({ latitude: 52.52, longitude: 0 });
});
