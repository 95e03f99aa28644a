import { expect, test } from "vitest";

import { keepTogether } from "./keep-together.ts";

test.each([
  ["The shell weighs 15 g.", "The shell weighs 15\u00a0g."],
  ["at 1.2–1.5 mm, twice", "at 1.2–1.5\u00a0mm, twice"],
  ["2.4 GHz wireless", "2.4\u00a0GHz wireless"],
  ["важить 15 г, 90 млн натискань", "важить 15\u00a0г, 90\u00a0млн натискань"],
  ["30 кадр/с, 500 мА·год", "30\u00a0кадр/с, 500\u00a0мА·год"],
  ["122 × 63 × 38 mm", "122\u00a0×\u00a063\u00a0×\u00a038\u00a0mm"],
  ["32 Ω at 80 %", "32\u00a0Ω at 80\u00a0%"],
])("numbers stay with their units: %s", (text, expected) => {
  expect(keepTogether(text, "en")).toBe(expected);
});

test.each([
  "Seventeen countries, 17 countries",
  "110 00 Praha",
  "USB-C, Bluetooth 5.3, 5-pin",
  "1. first\n2. second",
  "![52 reasons](scenes/lab.webp)",
])("%j is not changed", (text) => {
  expect(keepTogether(text, "en")).toBe(text);
});

test.each([
  ["uk", "Лежить у руці й не тисне", "Лежить у\u00a0руці й\u00a0не тисне"],
  ["uk", "І в дощ, і в спеку", "І\u00a0в\u00a0дощ, і\u00a0в\u00a0спеку"],
  ["cs", "Myš s kabelem v krabici", "Myš s\u00a0kabelem v\u00a0krabici"],
  ["ru", "USB-C и Bluetooth", "USB-C и\u00a0Bluetooth"],
  ["uk", "кабель USB-А у коробці", "кабель USB-А у\u00a0коробці"],
  ["de", "a b c", "a b c"],
] as const)("short words stay with the next word in %s: %s", (locale, text, expected) => {
  expect(keepTogether(text, locale)).toBe(expected);
});
