import { expect, test } from "vitest";

import { nameLanguage } from "./name-language.ts";

test.each([
  ["AMETRIN Service Wien", "AT", "en", "de"],
  ["AMETRIN Сервиз София", "BG", "en", "bg"],
  ["مركز خدمة AMETRIN في دبي", "AE", "de", "ar"],
  ["Εξάγωνο Φως", "GR", "en", "el"],
  ["Prism Row", "GB", "uk", "en"],
  ["Prism Row", "GB", "en", undefined],
  ["Kantenlicht", "DE", "de-DE", undefined],
  ["Pixel Athens", "GR", "en", undefined],
  ["Prisma", "CH", "en", undefined],
  ["Prisma", "", "en", undefined],
])("the language of %s in %s, on a page in %s, is %s", (name, country, languageTag, language) => {
  expect(nameLanguage(name, country, languageTag)).toBe(language);
});

test("no code of a country causes an error", () => {
  for (const first of "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for (const second of "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
      expect(() => nameLanguage("a", first + second, "en")).not.toThrow();
});
