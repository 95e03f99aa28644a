import { describe, expect, test } from "vitest";

import {
  directionOf,
  formatDistance,
  formatFileSize,
  formatNumber,
  formatPercent,
  formatPrice,
} from "./format.ts";
import { localeCodes } from "./markets.ts";

describe.each(["en", "uk", "de", "el", "cs", "kk", "sr-Latn"])(
  "in %s no line break is possible within",
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

test.each([
  ["ro", "449 lei"],
  ["sr-Latn", "449 RSD"],
  ["uk", "449 ₴"],
])("the currency of %s is named as in its shops", (languageTag, wanted) => {
  const currency = { ro: "RON", "sr-Latn": "RSD", uk: "UAH" } as const;
  const price = formatPrice(44_900, currency[languageTag as keyof typeof currency], languageTag);
  expect(price.replaceAll(/\s/g, " ")).toBe(wanted);
});

test.each([
  ["en", "1,000", "98.4%"],
  ["de", "1.000", "98,4 %"],
  ["uk", "1000", "98,4%"],
  ["kk", "1000", "98,4%"],
  ["ru", "1000", "98,4 %"],
])("thousands and percentages are formatted in %s", (languageTag, thousand, percent) => {
  expect(formatNumber(1000, languageTag)).toBe(thousand);
  expect(formatPercent(0.984, languageTag).replaceAll(/\s/g, " ")).toBe(percent);
});
