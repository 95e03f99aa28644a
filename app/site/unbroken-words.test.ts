import { expect, test } from "vitest";

import { markUnbroken, splitUnbroken } from "./unbroken-words.ts";

test.each([
  ["your e-mail address", ["your ", "e-mail", " address"]],
  ["Wi-Fi и е-пошта", ["", "Wi-Fi", " и ", "е-пошта", ""]],
  ["a USB-C cable, 2.4 GHz", ["a ", "USB-C", " cable, 2.4 GHz"]],
])("%s is not divided at the hyphen", (text, parts) => {
  expect(splitUnbroken(text)).toEqual(parts);
});

test.each(["PDF-Katalog", "state-of-the-art", "2-in-1", "x - y", "PDF-каталог"])(
  "%s may be divided",
  (text) => {
    expect(splitUnbroken(text)).toEqual([text]);
  },
);

test("marked text has the same letters", () => {
  expect(markUnbroken("An E-Mail &amp; a call")).toBe("An <span data-unbroken>E-Mail</span> &amp; a call");
});
