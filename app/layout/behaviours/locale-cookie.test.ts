import { describe, expect, test } from "vitest";

import type { LanguageItem } from "#app/site/site.ts";

import { languageOf, localeCookie } from "./locale-cookie.ts";

const languages: LanguageItem[] = [
  { code: "en", name: "English", domain: "https://brand.example" },
  { code: "de", name: "Deutsch", domain: "https://de.brand.example" },
];

describe("the language of a link", () => {
  test.each([
    ["https://de.brand.example/product/facet?color=white", "de"],
    ["https://brand.example/", "en"],
    ["https://elsewhere.example/de", undefined],
    ["https://de.brand.example.evil.example/", undefined],
    ["mailto:info@brand.example", undefined],
    ["", undefined],
  ])("%j is %j", (href, expected) => {
    expect(languageOf(href, languages)).toBe(expected);
  });
});

test("the cookie lasts a year on the whole site, and only over TLS where the site has it", () => {
  expect(localeCookie("de", false)).toBe("locale=de; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(localeCookie("de", true)).toBe("locale=de; Max-Age=31536000; Path=/; SameSite=Lax; Secure");
});
