import { expect, test } from "vitest";

import { foldText, searchPattern, searchText } from "./search-text.ts";

test.each([
  ["Košice", "kosice"],
  ["Łódź", "lodz"],
  ["Київ", "киів"],
  ["Αθήνα", "αθηνα"],
  ["Straße", "strasse"],
  ["AMT-H-RSW-01", "amt h rsw 01"],
  ["  %_'; drop table place --  ", "drop table place"],
  ["%%", ""],
])("%j is compared as %j", (text, folded) => expect(foldText(text)).toBe(folded));

test("a query matches a stored text at the beginning of a word", () => {
  const stored = searchText(["Wien", "Vienna", undefined, "1000"]);
  expect(stored).toBe(" wien vienna 1000");
  const matches = (query: string) => stored.includes(searchPattern(query).replaceAll("%", ""));
  expect(matches("VIEN")).toBe(true);
  expect(matches("ienna")).toBe(false);
});
