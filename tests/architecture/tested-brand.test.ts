/** The brand of the tests uses every feature of a brand, and nothing of the demo. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { definitions } from "#app/blocks/definitions.gen.ts";
import { missingSections } from "#app/server/data/import/links.server.ts";
import { readAndCheck } from "#app/server/data/import/load-content.server.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

const folder = join(projectRoot, "tests/brand");
let checked: ReturnType<typeof readAndCheck>;
beforeAll(() => {
  checked = readAndCheck(folder);
});

test("it passes the content check", () => {
  expect(checked.problems).toEqual([]);
});

test("it has every section of a site and every kind of block", () => {
  expect([...missingSections(checked.content)]).toEqual([]);
  const shown = checked.content.pages.flatMap(({ value }) => value.blocks.map(({ kind }) => kind));
  expect([...new Set(shown)].toSorted()).toEqual(Object.keys(definitions).toSorted());
});

test("it has right to left, an alternate theme, and one language with two currencies", () => {
  const { sites } = checked.content.sites!.value;
  expect(sites.map(({ code, locale, currency, theme }) => [code, locale, currency, theme])).toEqual([
    ["en", undefined, "EUR", "default"],
    ["uk", undefined, "UAH", "alternate"],
    ["el", undefined, "EUR", "default"],
    ["de", undefined, "EUR", "default"],
    ["ch", "de", "CHF", "default"],
    ["ar", undefined, "AED", "default"],
  ]);
});

test("it is small, and names no product of the demo", () => {
  const products = readdirSync(join(projectRoot, "content/products")).map((file) => file.slice(0, -5));
  const names = new RegExp(["ametrin", ...products].map((name) => `\\b${name}\\b`).join("|"), "i");
  const files = globSync("**/*.{yaml,md,po,csv,svg}", { cwd: folder });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => names.test(readFileSync(join(folder, file), "utf8")))).toEqual([]);
});
