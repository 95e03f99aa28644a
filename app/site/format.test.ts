import { describe, expect, test } from "vitest";

import { formatDistance, formatFileSize, formatPrice, directionOf } from "./format.ts";
import { localeCodes } from "./markets.ts";

describe.each(["en", "uk", "de", "el", "cs", "kk", "sr-Latn"])(
  "no line ends within, in %s,",
  (languageTag) => {
    test.each([
      ["a size of 12.3 MB", formatFileSize(12_345_600, languageTag)],
      ["a distance of 12 km", formatDistance(12, languageTag)],
      ["a price of 3,290 Kč", formatPrice(329_000, "CZK", languageTag)],
    ])("%s", (_, text) => {
      expect(text).not.toContain(" ");
    });
  },
);

test("a megabyte in Kazakh is written in Cyrillic letters alone", () => {
  expect(formatFileSize(12_345_600, "kk")).toMatch(/^12,3\u00a0\p{Script=Cyrillic}+$/u);
});

test("four of the locales are written from right to left", () => {
  expect(localeCodes.filter((code) => directionOf(code) === "rtl")).toEqual(["ar", "fa", "he", "ckb"]);
  expect(directionOf("ar-EG")).toBe("rtl");
  expect(directionOf("sr-Latn")).toBe("ltr");
});
