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

test("a form that the language does not have is never shown, so it is a mistake", () => {
  const source = "{count, plural, one {# model} other {# models}}";
  const turkish = "{count, plural, =0 {hiç} one {# model} few {# modeli} other {# model}}";
  expect(compareTranslation(source, turkish, "tr")).toEqual(['tr has no plural form "few"']);
  expect(compareTranslation(source, "{count, plural, other {# 件}}", "ja")).toEqual([]);
});

test("a broken message says so", () => {
  expect(compareTranslation("{count} items", "{count Artikel", "de")[0]).toMatch(/^not a valid message/);
});
