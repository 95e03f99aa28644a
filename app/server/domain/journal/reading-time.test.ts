import { expect, test } from "vitest";

import { readingMinutes } from "./reading-time.ts";

test.each([
  ["en", "One **two** [three](/four). ".repeat(100), 2],
  ["uk", "Слово за словом. ".repeat(200), 3],
  ["en", "Short.", 1],
  ["en", "", 1],
])("%s: a minute for about 200 words, and never none", (languageTag, text, minutes) => {
  expect(readingMinutes(text, languageTag)).toBe(minutes);
});
