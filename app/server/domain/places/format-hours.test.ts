import { expect, test } from "vitest";

import { formatHours } from "./format-hours.ts";

/** Formatters use several kinds of spaces and dashes. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("–", "-");

const hours = [
  { days: "mo-fr", opens: "09:00", closes: "13:00" },
  { days: "mo-fr", opens: "14:00", closes: "17:30" },
  { days: "sa", opens: "10:00", closes: "14:00" },
];

test.each([
  ["en", ["Mon - Fri", "9:00-13:00", "14:00-17:30", "Sat", "10:00-14:00"]],
  ["de", ["Mo - Fr", "9:00-13:00 Uhr", "14:00-17:30 Uhr", "Sa", "10:00-14:00 Uhr"]],
  ["uk", ["пн - пт", "9:00-13:00", "14:00-17:30", "сб", "10:00-14:00"]],
  ["bg", ["пн - пт", "9:00 - 13:00 ч.", "14:00 - 17:30 ч.", "сб", "10:00 - 14:00 ч."]],
  ["ar", ["الاثنين - الجمعة", "9:00 ص - 1:00 م", "2:00-5:30 م", "السبت", "10:00 ص - 2:00 م"]],
])("days are written once and times as in %s", (languageTag, expected) => {
  const lines = formatHours(hours, languageTag).flatMap(({ days, times }) => [days, ...times]);
  expect(lines.map(plain)).toEqual(expected);
});

test("equal days are one line, and a closed day ends it", () => {
  const day = (days: string, closes: string) => ({ days, opens: "10:00", closes });
  const week = [
    day("mo", "21:00"),
    day("tu", "21:00"),
    day("we", "21:00"),
    day("fr", "21:00"),
    day("sa-su", "19:00"),
  ];
  const lines = formatHours(week, "en").map(({ days, times }) => [plain(days), ...times.map(plain)]);
  expect(lines).toEqual([
    ["Mon - Wed", "10:00-21:00"],
    ["Fri", "10:00-21:00"],
    ["Sat - Sun", "10:00-19:00"],
  ]);
});

test("a shop may close after midnight, and a range of days may go round the week", () => {
  const lines = formatHours([{ days: "sa-mo", opens: "18:00", closes: "02:00" }], "en");
  expect(lines.map(({ days, times }) => [plain(days), ...times.map(plain)])).toEqual([
    ["Mon", "18:00-2:00"],
    ["Sat - Sun", "18:00-2:00"],
  ]);
});
