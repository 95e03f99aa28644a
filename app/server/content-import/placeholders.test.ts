import { expect, test } from "vitest";

import { compareTranslation } from "./placeholders.ts";

test("a faithful translation has nothing wrong", () => {
  expect(compareTranslation("Read <0>more</0> about {name}", "Більше про {name} <0>тут</0>", "uk")).toEqual(
    [],
  );
});

test("a lost and an invented placeholder are both named", () => {
  expect(compareTranslation("© {year}", "© {jahr}", "de")).toEqual([
    "missing placeholder {year}",
    "unknown placeholder {jahr}",
  ]);
});

test("a link must keep its target", () => {
  expect(compareTranslation("See [help](/help).", "Siehe [Hilfe](/hilfe).", "de")).toEqual([
    "missing placeholder ](/help)",
    "unknown placeholder ](/hilfe)",
  ]);
});

test("Ukrainian wants few and many", () => {
  const source = "{count, plural, one {# model} other {# models}}";
  expect(compareTranslation(source, "{count, plural, one {# модель} other {# моделей}}", "uk")).toEqual([
    'missing plural form "few"',
    'missing plural form "many"',
  ]);
});

test("a broken message says so", () => {
  expect(compareTranslation("{count} items", "{count Artikel", "de")[0]).toMatch(/^not a valid message/);
});
