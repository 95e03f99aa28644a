import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { type ContentCopy, copyContent } from "#tests/support/content.ts";

import { localeJobs } from "./locale-jobs.server.ts";
import { loadContent, readAndCheck } from "./load-content.server.ts";
import { localeOf } from "./site.schema.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const problems = ({ folder }: ContentCopy) => readAndCheck(folder).problems.map(({ message }) => message);

test("two sites in one language are valid", () => {
  const { sites } = loadContent(copy.folder).sites.value;
  expect(sites.map(localeOf).filter((locale) => locale === "de")).toHaveLength(2);
  expect(problems(copy)).toEqual([]);
});

test("a site whose code is not a locale must name one", () => {
  copy.edit("sites.yaml", "code: de", "code: deutschland");
  expect(problems(copy)).toContainEqual(
    expect.stringMatching(/sites\.3\.code: is no locale, so the site requires a field locale/),
  );
});

test("sites differ in code and language tag, and the default site is one of them", () => {
  copy.edit("sites.yaml", /code: de\n {4}languageTag: de\n/, "code: en\n    languageTag: en\n");
  copy.edit("sites.yaml", "defaultSite: en", "defaultSite: fr");
  expect(problems(copy)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('sites.3.code: got "en" twice'),
      expect.stringContaining('sites.3.languageTag: got "en" twice, expected one with a country'),
      expect.stringContaining('defaultSite: no site "fr"'),
    ]),
  );
});

test("folders of sites may only have files that are read, for sites and entries that exist", () => {
  for (const folder of ["de/products", "at/pages", "de/articles"])
    mkdirSync(join(copy.folder, "sites", folder), { recursive: true });
  copy.write("sites/de/products/ark.yaml", "name: Arc\n");
  copy.write("sites/de/products/arc.yaml", "category: lamps\n");
  copy.write("sites/de/articles/a.md", "Text\n");
  copy.write("sites/at/pages/about.md", "---\ntitle: A\ndescription: A\n---\n\nText\n");
  copy.write("sites/at/texts.po", 'msgid "Language"\nmsgstr "Sprache"\n');
  expect(problems(copy)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/no entry products\/ark.*arc/),
      expect.stringMatching(/category.*unknown field/),
      expect.stringContaining("file name: is not read, expected brand.yaml, menus.yaml"),
      expect.stringContaining('no site "at"'),
    ]),
  );
});

test("content may be written in another language than English", () => {
  copy.edit("sites.yaml", "defaultSite: en", "defaultSite: en\nsourceLocale: de");
  copy.edit("pages/about.yaml", "title: About us", "title: Wer wir sind");
  copy.write("locales/en.po", 'msgctxt "pages/about:title"\nmsgid "Wer wir sind"\nmsgstr "Who we are"\n');
  const titles = localeJobs(loadContent(copy.folder), []).map(({ locale, localized }) => [
    locale,
    localized.pages.find(({ slug }) => slug === "about")!.value.title,
  ]);
  expect(titles).toEqual([
    ["en", "Who we are"],
    ["uk", "Wer wir sind"],
    ["el", "Wer wir sind"],
    ["de", "Wer wir sind"],
    ["ar", "Wer wir sind"],
  ]);
});
