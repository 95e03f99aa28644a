import { globSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { readContentFiles } from "#app/server/data/import/content-files.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { formatProblem } from "#app/server/data/import/problem.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";
import { localeCodes, sourceLocale } from "#app/site/markets.ts";
import { type ContentCopy, copyContent } from "#tests/support/content.ts";

import { checkContentCatalogs, checkLanguage, judgeLanguages } from "./check-languages.ts";
import { readGlossaries } from "./glossary.ts";
import { collectNotedMessages, readLanguages } from "./languages.ts";
import { checkSpelling } from "./spelling.ts";

let copy: ContentCopy;
let content: Content;
const glossaries = readGlossaries("de", contentFolder);
const never =
  ("ofInterface" in glossaries && glossaries.ofInterface.forbidden[0]!.never.replace("*", "")) || "";

beforeAll(() => {
  copy = copyContent();
  mkdirSync(join(copy.folder, "sites/ch/categories"));
  copy.write("sites/ch/categories/chairs.yaml", `name: Sitzgeräte\ndescription: Für ${never} alle\n`);
  copy.write(
    "sites/ch/pages/branches.md",
    "---\ntitle: Fiлialen\ndescription: Blorptig beraten\n---\n\nIn Bern.\n",
  );
  content = readContentFiles(projectRoot, copy.folder) as Content;
});
afterAll(() => copy.remove());

const languageIn = (code: string) => {
  const texts = readLanguages(content, copy.folder).find(({ language }) => language.code === code)!;
  return { ...texts, labels: [], content: [] };
};

test("what one site says is for no translator", () => {
  expect(content.problems).toEqual([]);
  const sources = collectNotedMessages(content, copy.folder).map(({ source }) => source);
  expect(sources).not.toContain("Impressum Schweiz");
  expect(sources).not.toContain("Sitzgeräte");
  expect(checkContentCatalogs(content)).toEqual([]);
});

test("what one site says is checked in its language, and in no other", async () => {
  const lines = checkLanguage(languageIn("de"), () => false).map(formatProblem);
  expect(lines).toEqual([
    expect.stringMatching(/sites\/ch\/pages\/branches\.md:2: de: got Latin and Cyrillic letters/),
    expect.stringContaining(`sites/ch/categories/chairs.yaml:2: de: got "${never}"`),
  ]);
  const spelling = await checkSpelling(content, languageIn("de"), copy.folder);
  const unknown = spelling!.problems.map(formatProblem).filter((line) => line.includes("/sites/ch/"));
  expect(unknown).toContainEqual(expect.stringMatching(/branches\.md:\d+: de: "Blorptig" is not known/));
  expect(checkLanguage(languageIn("en"), () => false)).toEqual([]);
});

const ofInterface = { file: "app/locales/is/common.po", line: 4, message: "is: got nothing" };
const ofContent = { file: "content/locales/de.po", line: 4, message: "de: got nothing" };

describe("the gate", () => {
  const found = [
    { code: "de", hasSite: true, problems: [ofContent, ofInterface], texts: 9, open: 1 },
    { code: "is", hasSite: false, problems: [ofInterface, ofInterface], texts: 9, open: 2 },
    { code: "fi", hasSite: false, problems: [], texts: 9, open: 0 },
  ] as const;

  test("stops at languages with a site, and counts mistakes of the others", () => {
    expect(judgeLanguages(found, { ownsInterface: true })).toEqual({
      problems: [ofContent, ofInterface],
      warnings: ["is: warning: 2 mistakes in a language without a site: npm run i18n -- check --locale is"],
    });
    expect(judgeLanguages(found, { ownsInterface: true, chosen: "is" }).problems).toHaveLength(4);
  });

  test("of another brand does not stop at the interface", () => {
    const { problems, warnings } = judgeLanguages(found, { ownsInterface: false });
    expect(problems).toEqual([ofContent]);
    expect(warnings[0]).toBe(
      "de: warning: 1 of 9 texts of the interface are in English: npm run i18n -- check --locale de",
    );
  });
});

test("comments for translators are in the catalogs of all languages", () => {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: projectRoot });
  const notes = files.flatMap((file) =>
    Array.from(
      readFileSync(join(projectRoot, file), "utf8").matchAll(/\bmessage: .{1,200}?,\s+comment: "([^"]+)"/g),
      ([, note]) => note!,
    ),
  );
  expect(new Set(notes).size).toBeGreaterThan(10);
  for (const locale of localeCodes) {
    if (locale === sourceLocale) continue;
    const catalogs = globSync(`app/locales/${locale}/*.po`, { cwd: projectRoot });
    const text = catalogs.map((file) => readFileSync(join(projectRoot, file), "utf8")).join("\n");
    expect([...new Set(notes)].filter((note) => !text.includes(`#. ${note}\n`))).toEqual([]);
  }
});
