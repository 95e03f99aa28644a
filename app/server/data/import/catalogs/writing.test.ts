import { expect, test } from "vitest";

import { checkWriting } from "./writing.ts";

test.each([
  ["Drivers and manuals for every model", "Драйвери та інструкції для кожної моделі", "uk"],
  ["Weight of {value} g with the cable", "Вага {value} г із кабелем USB-C", "uk"],
  ["See [the wheel](/product/facet) of the mouse here", "Δείτε [τη ροδέλα](/product/facet) του Facet", "el"],
  ["Impedance of 32 Ω at the jack is usual", "Impedance 32 Ω je na konektoru obvyklá", "cs"],
  ["Facet Mini", "Facet Mini", "ru"],
  ["Use the cable for USB when it is empty", "استخدم كابل USB عندما تفرغ", "ar"],
  ["Use the cable for USB when it is empty", "USBケーブルを使ってください", "ja"],
  ["Use the cable for USB when it is empty", "没电时请使用USB线", "zh"],
  [
    "{count, plural, one {# model} other {# models}}",
    "{count, plural, one {# модел} other {# модела}}",
    "bg",
  ],
])("%j as %j is correct in %s", (source, translation, tag) => {
  expect(checkWriting(source, translation, tag)).toEqual([]);
});

test.each([
  ["We answer within two days of your message", "We answer soon", "ru", "none", "Cyrillic letters"],
  // The second letter of the word is a Latin one.
  ["Mouse", "Мoвчання", "uk", 'Cyrillic and Latin letters in the word "Мoвчання"', "Cyrillic letters"],
  ["We answer within two days of your message", "Мы ответим скоро", "he", "none", "Hebrew letters"],
  ["Mouse", "миш", "rs", 'Cyrillic letters in the word "миш"', "Latin letters"],
])("%j as %j is wrong in %s", (source, translation, tag, got, wanted) => {
  expect(checkWriting(source, translation, tag)).toEqual([{ got, wanted }]);
});
