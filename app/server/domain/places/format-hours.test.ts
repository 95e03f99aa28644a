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
  ["en", ["Mon - Fri", "09:00-13:00", "14:00-17:30", "Sat", "10:00-14:00"]],
  ["de", ["Mo - Fr", "09:00-13:00 Uhr", "14:00-17:30 Uhr", "Sa", "10:00-14:00 Uhr"]],
  ["uk", ["пн - пт", "09:00-13:00", "14:00-17:30", "сб", "10:00-14:00"]],
])("days are written once and times as in %s", (languageTag, expected) => {
  const lines = formatHours(hours, languageTag).flatMap(({ days, times }) => [days, ...times]);
  expect(lines.map(plain)).toEqual(expected);
});
