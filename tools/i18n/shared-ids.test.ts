import { expect, test } from "vitest";

import { formatProblem } from "#app/server/data/import/problem.ts";

import { checkSharedIds } from "./shared-ids.ts";

const entry = (area: string, translation: string, context = "") => ({
  file: `app/locales/uk/${area}.po`,
  line: 7,
  context,
  source: "Products",
  translation,
});

const check = (...entries: ReturnType<typeof entry>[]) =>
  checkSharedIds({ code: "uk", tag: "uk" }, entries).map(formatProblem);

test("two translations of one id are found, with both texts and their positions", () => {
  const entries = [entry("catalog", "Продукція"), entry("search", "Вироби"), entry("support", "Продукція")];
  expect(check(...entries)).toEqual([
    'app/locales/uk/search.po:7: uk: got "Вироби", expected "Продукція" as in app/locales/uk/catalog.po:7, ' +
      'or a context where the meanings differ, for "Products"',
  ]);
});

test("each area that differs has a line", () => {
  expect(check(entry("catalog", "A"), entry("search", "B"), entry("support", "C"))).toHaveLength(2);
});

test("a context tells them apart", () => {
  expect(check(entry("catalog", "Продукція"), entry("search", "Вироби", "kind of result"))).toEqual([]);
});

test("an open text is none of two", () => {
  expect(check(entry("catalog", ""), entry("search", "Вироби"))).toEqual([]);
});
