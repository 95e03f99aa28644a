import { expect, test } from "vitest";

import { directionOf } from "./script.ts";
import { localeCodes } from "./markets.ts";

test("four of the locales are written from right to left", () => {
  expect(localeCodes.filter((code) => directionOf(code) === "rtl")).toEqual(["ar", "fa", "he", "ckb"]);
  expect(directionOf("ar-EG")).toBe("rtl");
  expect(directionOf("sr-Latn")).toBe("ltr");
});
