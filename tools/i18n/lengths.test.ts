import { expect, test } from "vitest";

import { compareLength, longestLabel } from "./lengths.ts";

const button = (source: string, translation: string) =>
  compareLength({ source, translation, role: "button" });

test("what fits into one line of the narrowest place is never too long", () => {
  expect(longestLabel("Send", "button")).toBe(25);
  expect(longestLabel("Help", "menu")).toBe(18);
  expect(button("Send", "Надіслати повідомлення")).toEqual([]);
});

test("a longer label may be a third longer than in English, but not longer than two lines", () => {
  expect(longestLabel("Manuals for streaming gear", "button")).toBe(36);
  expect(longestLabel("A label of some forty characters, no less", "button")).toBe(40);
});

test("a label that is too long is reported with its length and limit", () => {
  expect(button("Send", "Diese Nachricht jetzt an uns absenden")).toEqual([
    {
      got: '37 characters ("Diese Nachricht jetzt an uns absenden")',
      wanted: "at most 25 of a button label",
    },
  ]);
});

test("a plural is as long as its longest form, syntax and tags are no characters", () => {
  const source = "{total, plural, one {Show # model} other {Show # models}}";
  expect(
    button(source, "{total, plural, one {# Modell} few {<0>#</0> Modelle} other {# Modelle zeigen}}"),
  ).toEqual([]);
});

test("a Chinese character needs the room of two letters, an accent none", () => {
  expect(button("Send", "发".repeat(13))).toHaveLength(1);
  expect(button("Send", "e\u0301".repeat(25))).toEqual([]);
});

test("a text that is no label may be as long as it likes", () => {
  expect(compareLength({ source: "Send", translation: "x".repeat(500) })).toEqual([]);
});
