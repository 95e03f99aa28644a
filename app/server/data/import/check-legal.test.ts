import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { type ContentCopy, copyContent } from "#tests/support/content.ts";

import { readAndCheck } from "./load-content.server.ts";
import { formatProblems } from "./problem.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const problems = () => readAndCheck(copy.folder).problems;
const messages = () => problems().map(({ message }) => message);

test("a page required by law is reported as missing on each site of the EU, and on no other", () => {
  copy.edit("pages/accessibility.md", "legal: accessibility-statement\n", "");
  expect(problems()).toEqual(
    ["el (GR)", "de (DE)"].map((site) =>
      expect.objectContaining({
        file: expect.stringMatching(/sites\.yaml$/),
        message: expect.stringContaining(`the site ${site} has no accessibility statement`),
      }),
    ),
  );
  expect(formatProblems(problems(), 1)).toMatch(/site of the EU without accessibility statement: 2 problems/);
});

test("the country of a site counts before its language", () => {
  copy.edit("pages/cookies.md", "legal: cookies\n", "draft: true\nlegal: cookies\n");
  copy.edit("sites.yaml", "languageTag: de\n", "languageTag: de\n    country: CH\n");
  copy.edit("sites.yaml", "languageTag: en\n", "languageTag: en-IE\n");
  expect(messages().map((message) => /the site \w+ \(..\) has no [\w ]+/.exec(message)?.[0])).toEqual([
    "the site en (IE) has no page about cookies",
    "the site el (GR) has no page about cookies",
  ]);
});

test("a page of the site counts, and replaces the common one", () => {
  mkdirSync(join(copy.folder, "sites/de/pages"), { recursive: true });
  const page = (legal: string) => `---\ntitle: Impressum\ndescription: Wer wir sind\n${legal}---\n\nText\n`;
  copy.write("sites/de/pages/legal-notice.md", page(""));
  expect(messages()).toEqual([expect.stringContaining("the site de (DE) has no legal notice")]);
  copy.write("sites/de/pages/legal-notice.md", page("legal: legal-notice\n"));
  expect(messages()).toEqual([]);
});

test("the footer of a site links to the pages required by law", () => {
  copy.edit("menus.yaml", /^.*url: \/legal-notice.*\n/m, "");
  mkdirSync(join(copy.folder, "sites/de"), { recursive: true });
  copy.write(
    "sites/de/menus.yaml",
    `menu_footer_2:\n${["privacy-policy", "cookies", "accessibility", "legal-notice"]
      .map((slug) => `  - { id: ${slug}, name: Name, url: /${slug} }\n`)
      .join("")}`,
  );
  expect(messages()).toEqual([
    expect.stringContaining(
      "the footer of the site el (GR) does not link to /legal-notice, its legal notice",
    ),
  ]);
});

test("a page that has mistakes is not reported as missing", () => {
  copy.edit("pages/legal-notice.md", "title: Legal notice", "titel: Legal notice");
  expect(messages().filter((message) => message.includes("has no"))).toEqual([]);
});

test("an unknown placeholder is reported with its file and line, a brace is not", () => {
  copy.edit("pages/privacy-policy.md", "for {submissionRetention}", "for {submisionRetention}");
  copy.edit("pages/terms.md", "You may:", "You may use \\{braces}:");
  expect(problems()).toEqual([
    expect.objectContaining({
      file: expect.stringMatching(/pages\/privacy-policy\.md$/),
      line: expect.any(Number),
      message: expect.stringMatching(
        /unknown placeholder "\{submisionRetention\}".*submissionRetention.*cookieRetention/,
      ),
    }),
  ]);
});

test("a site whose statement names an authority must have one", () => {
  copy.edit("sites.yaml", /(code: de\n[^]*?) {4}accessibilityAuthority: .*\n/, "$1");
  expect(messages()).toEqual([
    expect.stringContaining(
      '"{accessibilityAuthority}" requires a field accessibilityAuthority of the site de in sites.yaml',
    ),
  ]);
});

test("a translation keeps the placeholders", () => {
  copy.write(
    "locales/de.po",
    'msgctxt "pages/x:blocks.0.body.0"\nmsgid "Kept for: {submissionRetention}"\nmsgstr "Aufbewahrt: zwölf Monate"\n',
  );
  expect(messages()).toContainEqual(expect.stringContaining("{submissionRetention}"));
});
