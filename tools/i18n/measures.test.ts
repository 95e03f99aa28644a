import { expect, test } from "vitest";

import { compareMeasures } from "./measures.ts";

const compare = (tag: string, source: string, translation: string) =>
  compareMeasures({ source, translation }, { tag });

test.each([
  ["uk", "The pad is 4 mm thick.", "Килимок завтовшки 4 см.", "4 cm", "4 mm"],
  ["de", "It weighs 52 g.", "Sie wiegt 52 kg.", "52 kg", "52 g"],
  ["ar", "A cable of 1.8 m", "كابل بطول 1.8 سم", "1.8 cm", "1.8 m"],
  ["ru", "Up to 2.4 GHz", "До 2,4 кГц", "2.4 kHz", "2.4 GHz"],
  ["pl", "26,000 dpi", "26 000 Hz", "26000 Hz", "26000 dpi"],
])("in %s a number with the unit of another dimension is found", (tag, source, translation, got, wanted) => {
  expect(compare(tag, source, translation)).toEqual([{ got, wanted }]);
});

test.each([
  ["cs", "The pad is 4 mm thick.", "Podložka je 5 mm silná.", "no 4", "4 mm"],
  ["hu", "A plate of 1.5 mm", "15 mm-es lemez", "no 1.5", "1.5 mm"],
  ["el", "At 1,000 Hz", "Στα 100 Hz", "no 1000", "1000 Hz"],
])("in %s a measure that is missing is found", (tag, source, translation, got, wanted) => {
  expect(compare(tag, source, translation)).toEqual([{ got, wanted }]);
});

test.each([
  ["de", "3.5 mm jack", "3,5-mm-Klinke"],
  ["cs", "3.5 mm jack", "3,5mm jack"],
  ["hu", "a 2.4 GHz receiver", "2,4 GHz-es vevő"],
  ["uk", "26,000 dpi and 4,000 Hz", "26 000 dpi і 4000 Гц"],
  ["de", "26,000 dpi", "26.000 dpi"],
  ["fa", "within 150 km", "تا فاصلهٔ ۱۵۰ کیلومتری"],
  ["ar", "a delay of 1 ms", "تأخير قدره ملي ثانية واحدة"],
  ["kz", "15 to 25 cm", "15 см-ден 25 см-ге дейін"],
])("in %s the same measure in the language's own notation is none", (tag, source, translation) => {
  expect(compare(tag, source, translation)).toEqual([]);
});
