import { expect, test } from "vitest";

import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";

import { formatChanges, formatNewCatalogs } from "./changes.ts";
import { areaOf, formatOpenTexts, formatStatus } from "./status.ts";

const entry = (file: string, context: string, source: string, translation: string): CatalogEntry => ({
  file,
  line: 9,
  context,
  source,
  translation,
});

const texts = {
  language: { code: "uk", tag: "uk" } as const,
  labels: [
    entry("app/locales/uk/common.po", "", "Close", "Закрити"),
    entry("app/locales/uk/common.po", "", "Open", ""),
  ],
  content: [
    {
      ...entry("content/locales/uk.po", "pages/home:title", "Three wheels", ""),
      former: { source: "Two wheels", translation: "Два колеса" },
    },
  ],
  ofSites: [],
  problems: [],
  glossaries: { file: "docs/glossary/uk.md", line: 1, message: "" },
  brand: "Nordlys",
};

test("the status counts what is translated and names the areas of what is open", () => {
  expect(formatStatus([texts, { ...texts, language: { code: "ar", tag: "ar" }, content: undefined }])).toBe(
    `locale  interface  content  open
uk      1/2        0/1      interface/common 1, content/pages 1
ar      1/2        –        interface/common 1`,
  );
});

test("the open texts of a language have file and line, and what they said before", () => {
  expect(formatOpenTexts(texts)).toBe(`app/locales/uk/common.po:9: "Open"
content/locales/uk.po:9: "Three wheels", was "Two wheels": "Два колеса"
2 of 3 texts are open.`);
});

test("an extraction says what is new and gone in each area", () => {
  const text = (area: string, source: string) => ({ area, source });
  expect(
    formatChanges(
      [text("interface/common", "Close"), text("content/pages", "Same")],
      [text("interface/common", "Close it"), text("content/pages", "Same")],
    ),
  ).toBe('interface/common\n  + "Close it"\n  - "Close"');
  expect(
    formatChanges(
      [text("interface/search", "Search")],
      [{ ...text("interface/search", "Search"), context: "page title" }],
    ),
  ).toBe('interface/search\n  + "Search" (page title)\n  - "Search"');
});

test("a catalog that has just come is named with its open texts", () => {
  const before = new Map([["content/locales/uk.po", 3]]);
  const after = new Map([...before, ["content/locales/fi.po", 1523]]);
  expect(formatNewCatalogs(before, after)).toBe("content/locales/fi.po: new, 1523 open texts");
  expect(formatNewCatalogs(after, after)).toBe("");
});

test("the area of a text is its interface catalog or its kind of content", () => {
  expect(areaOf({ file: "app/locales/de/mail.po", context: "" })).toBe("interface/mail");
  expect(areaOf({ file: "app/locales/de/search.po", context: "page title" })).toBe("interface/search");
  expect(areaOf({ file: "content/locales/de.po", context: "menus:menu_main.0.name" })).toBe("content/menus");
});
