import { afterAll, expect, test } from "vitest";

import { readContentFiles } from "#app/server/data/import/content-files.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { copyContent } from "#tests/support/content.ts";

import { checkContentCatalogs, checkLanguage, draftTexts } from "./check-languages.ts";
import { collectNotedMessages, readLanguages } from "./languages.ts";
import { composeCatalog } from "./write-catalog.ts";

const copy = copyContent();
afterAll(() => copy.remove());

const page = (fields: string) => `title: Words that nobody has translated
description: A page of a test.
${fields}
blocks:
  # Translators: A remark about the shop in Prague.
  - kind: rich-text
    # Translators: It stands above a map.
    title: Second words
    body: |
      One paragraph.
`;

function checkWith(fields: string) {
  copy.write("pages/of-a-test.yaml", page(fields));
  const content = readContentFiles(projectRoot, copy.folder) as Content;
  expect(content.problems).toEqual([]);
  const german = readLanguages(content, copy.folder).find(({ language }) => language.code === "de")!;
  const messages = collectNotedMessages(content, copy.folder);
  const extracted = composeCatalog("de", messages, german.content ?? []).toString();
  return { content, german, messages, extracted };
}

test("a page that catalogs do not have fails the check, a draft does not", () => {
  const [problem] = checkContentCatalogs(checkWith('published: "2999-01-01"').content);
  expect(problem?.message).toContain("4 texts are missing and 0 are obsolete");
  expect(checkContentCatalogs(checkWith("draft: true").content)).toEqual([]);
});

test("open texts of a draft are none that a language lacks", () => {
  const problemsOf = (fields: string) => {
    const { content, german, extracted } = checkWith(fields);
    copy.write("locales/de.po", extracted);
    const [texts] = readLanguages(readContentFiles(projectRoot, copy.folder) as Content, copy.folder).filter(
      ({ language }) => language.code === german.language.code,
    );
    const before = texts!.content!.filter(({ context }) => context.startsWith("pages/of-a-test:"));
    expect(before.map(({ translation }) => translation)).toEqual(["", "", "", ""]);
    return checkLanguage({ ...texts!, labels: [], content: before }, draftTexts(content));
  };
  expect(problemsOf('published: "2999-01-01"')).toHaveLength(4);
  expect(problemsOf("draft: true")).toEqual([]);
});

test("a comment for translators is above the text in the catalog", () => {
  const { messages, extracted } = checkWith("draft: true");
  const notes = messages
    .filter(({ context }) => context.startsWith("pages/of-a-test:"))
    .map(({ note }) => note);
  const shop = "A remark about the shop in Prague.";
  expect(notes).toEqual([undefined, undefined, `${shop} It stands above a map.`, shop]);
  expect(extracted).toContain(`#. ${shop} It stands above a map.\nmsgctxt "pages/of-a-test:blocks.0.title"`);
});

test("a role stays readable beside a note", () => {
  const [message] = checkWith("draft: true").messages.filter(({ role }) => role === "menu");
  const text = composeCatalog("de", [{ ...message!, note: "Two words at most." }], []).toString();
  expect(text).toContain("#. menu\n#. Two words at most.\n");
});
