import { globSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { readContentFiles } from "#app/server/data/import/content-files.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { formatProblem } from "#app/server/data/import/problem.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { localeCodes, sourceLocale } from "#app/site/markets.ts";
import type { ContentCopy } from "#tests/support/content.ts";
import { copyTwoGermanSites } from "#tests/support/two-german-sites.ts";

import { checkContentCatalogs, checkLanguage, judgeLanguages } from "./check-languages.ts";
import { readGlossary } from "./glossary.ts";
import { collectNotedMessages, readLanguages } from "./languages.ts";
import { checkSpelling } from "./spelling.ts";

let copy: ContentCopy;
let content: Content;
const glossary = readGlossary("de");
const never = ("forbidden" in glossary && glossary.forbidden[0]!.never.replace("*", "")) || "";

beforeAll(() => {
  copy = copyTwoGermanSites();
  mkdirSync(join(copy.folder, "sites/ch/categories"));
  copy.write("sites/ch/categories/mice.yaml", `name: Mausgeräte\ndescription: Für ${never} alle\n`);
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
  expect(sources).not.toContain("Mausgeräte");
  expect(checkContentCatalogs(content)).toEqual([]);
});

test("what one site says is checked in its language, and in no other", async () => {
  const lines = checkLanguage(languageIn("de"), () => false).map(formatProblem);
  expect(lines).toEqual([
    expect.stringMatching(/sites\/ch\/pages\/branches\.md:2: de: got Latin and Cyrillic letters/),
    expect.stringContaining(`sites/ch/categories/mice.yaml:2: de: got "${never}"`),
  ]);
  const spelling = await checkSpelling(content, languageIn("de"));
  const unknown = spelling!.problems.map(formatProblem).filter((line) => line.includes("/sites/ch/"));
  expect(unknown).toContainEqual(expect.stringMatching(/branches\.md:\d+: de: "Blorptig" is not known/));
  expect(checkLanguage(languageIn("en"), () => false)).toEqual([]);
});

const problem = { file: "app/locales/is/common.po", line: 4, message: "is: got nothing" };

test("the gate stops at languages with a site, and counts mistakes of the others", () => {
  const found = [
    { code: "de", hasSite: true, problems: [problem] },
    { code: "is", hasSite: false, problems: [problem, problem] },
    { code: "fi", hasSite: false, problems: [] },
  ] as const;
  expect(judgeLanguages(found)).toEqual({
    problems: [problem],
    warnings: ["is: warning: 2 mistakes, no site: npm run i18n -- check --locale is"],
  });
  expect(judgeLanguages(found, "is").problems).toHaveLength(3);
});

test("what the code tells translators stands in the catalogs of all languages", () => {
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
