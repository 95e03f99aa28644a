import { expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";

import { onOtherKeyboard } from "./keyboard-layout.ts";

test.each<[LocaleCode, string, string]>([
  ["uk", "vbif", "миша"],
  ["uk", "Rkfdsfnehf", "клавіатура"],
  ["uk", "афсуе", "facet"],
  ["ru", ",tcghjdjlyfz vsim", "беспроводная мышь"],
  ["kz", "афсуе", "facet"],
  ["el", "pontiki", "ποντικι"],
  ["el", "φαψετ", "facet"],
])("in %s %j is %j", (locale, typed, meant) => {
  expect(onOtherKeyboard(typed, locale)).toBe(meant);
});

test("words in a language of one alphabet and numbers are not changed", () => {
  expect(onOtherKeyboard("Maus", "de")).toBeUndefined();
  expect(onOtherKeyboard("2000", "uk")).toBeUndefined();
});
