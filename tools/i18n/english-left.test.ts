import { expect, test } from "vitest";

import { findEnglish } from "./english-left.ts";

const find = (source: string, translation: string, tag: string, same: string[] = []) =>
  findEnglish({ source, translation }, same, tag).map(({ got }) => got);

test("the English text is no translation, however short", () => {
  expect(find("Drivers and manuals", "Drivers and manuals", "de")).toEqual(["the English text"]);
  expect(find("Accessories", "Accessories", "de")).toEqual(["the English text"]);
});

test("units, abbreviations and what the glossary names may stay", () => {
  expect(find("{value} dpi", "{value} dpi", "de")).toEqual([]);
  expect(find("Software", "Software", "de", ["software"])).toEqual([]);
  expect(find("Facet Mini", "Facet Mini", "de", ["Facet Mini"])).toEqual([]);
});

test("a name of two words does not allow one of them", () => {
  expect(find("Wireless", "Wireless", "de", ["Resonance Wireless"])).toEqual(["the English text"]);
});

test("a sentence that was forgotten in a paragraph is found", () => {
  const source = "The pad stays flat. Wash it with lukewarm water.";
  expect(find(source, "Das Pad bleibt flach. Wash it with lukewarm water.", "de")).toEqual([
    'English text ("it with lukewarm water")',
  ]);
});

test("a row of units is no sentence", () => {
  expect(
    find("| 2 ms | 3 ms | 4 ms | 5 ms | at rest", "| 2 ms | 3 ms | 4 ms | 5 ms | in Ruhe", "de"),
  ).toEqual([]);
});

test("a plain Latin word among Cyrillic ones was forgotten, unless the glossary has it", () => {
  expect(find("The wheel of the mouse", "Коліщатко mouse", "uk")).toEqual(['the English word "mouse"']);
  expect(find("Accept cookies", "Прийняти файли cookie", "uk", ["cookie"])).toEqual([]);
  expect(find("Facet by USB", "Facet через USB", "uk")).toEqual([]);
});
