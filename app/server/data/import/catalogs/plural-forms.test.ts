import { expect, test } from "vitest";

import { comparePluralForms } from "./plural-forms.ts";

const source = "{count, plural, one {# model} other {# models}}";

test("Ukrainian requires few and many", () => {
  const translation = "{count, plural, one {# модель} other {# моделей}}";
  expect(comparePluralForms(source, translation, "uk")).toEqual([
    { got: "the plural forms one other", wanted: "one few many other" },
  ]);
});

test("a form that the language does not have is a mistake, because it is never shown", () => {
  const turkish = "{count, plural, =0 {hiç} one {# model} few {# modeli} other {# model}}";
  expect(comparePluralForms(source, turkish, "tr")).toEqual([
    { got: "the plural forms one few other", wanted: "one other" },
  ]);
  expect(comparePluralForms(source, "{count, plural, other {# 件}}", "ja")).toEqual([]);
});

test("a text without the plural of the English text is a mistake", () => {
  expect(comparePluralForms(source, "{count} Modelle", "de")).toEqual([
    { got: "no plural of {count}", wanted: "one like the English" },
  ]);
});
