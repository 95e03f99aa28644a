import { expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";

import { fold } from "./fold.ts";
import { isStopWord, lightStem } from "./light-stemming.ts";

const stem = (word: string, locale: LocaleCode) => lightStem(fold(word, locale), locale);

test.each<[LocaleCode, string]>([
  ["uk", "миша миші мишу мишею мишей мишами мишах"],
  ["uk", "клавіатура клавіатури клавіатурою клавіатур клавіатурам"],
  ["uk", "бездротовий бездротова бездротового бездротові бездротових"],
  ["bg", "мишка мишки мишката мишките"],
  ["bg", "клавиатура клавиатури клавиатурата клавиатурите"],
  ["cs", "myš myši myší myším"],
  ["cs", "klávesnice klávesnici klávesnic klávesnicím"],
  ["cs", "bezdrátový bezdrátová bezdrátové bezdrátových"],
  ["sk", "myš myši myšou myšiam"],
  ["sk", "klávesnica klávesnice klávesníc klávesniciach"],
  ["pl", "mysz myszy myszą myszami myszach"],
  ["pl", "klawiatura klawiatury klawiaturę klawiaturą klawiatur"],
  ["pl", "bezprzewodowa bezprzewodowy bezprzewodowych bezprzewodowego"],
  ["lv", "pele peles pelei pelēm"],
  ["lv", "tastatūra tastatūras tastatūrai tastatūru tastatūrām"],
  ["kz", "тінтуір тінтуірлер тінтуірді тінтуірдің тінтуірлердің"],
  ["kz", "пернетақта пернетақталар пернетақтаның пернетақтаға"],
  ["el", "πληκτρολόγιο πληκτρολόγια πληκτρολογίου πληκτρολογίων"],
  ["el", "ασύρματο ασύρματα ασύρματος ασύρματη ασύρματες"],
  ["hu", "egér egerek egereket egérnek"],
  ["hu", "billentyűzet billentyűzetek billentyűzethez billentyűzeteket"],
  ["ro", "tastatură tastatura tastaturi tastaturile tastaturilor"],
  ["en", "mice mouse"],
])("in %s all of %j have one stem", (locale, forms) => {
  expect(new Set(forms.split(" ").map((form) => stem(form, locale))).size).toBe(1);
});

test.each<[LocaleCode, string, string]>([
  ["uk", "миша", "мишка"],
  ["uk", "килимок", "кабель"],
  ["cs", "myš", "mikrofon"],
  ["pl", "mysz", "mata"],
])("in %s %j and %j stay apart", (locale, one, other) => {
  expect(stem(one, locale)).not.toBe(stem(other, locale));
});

test("a short word is not stemmed", () => {
  expect(stem("usb", "uk")).toBe("usb");
  expect(stem("два", "uk")).toBe("два");
});

test("these languages have stop words", () => {
  expect(isStopWord("для", "uk")).toBe(true);
  expect(isStopWord("pro", "cs")).toBe(true);
  expect(isStopWord("для", "en")).toBe(false);
});
