/** `docs/specification.md` names a test for each requirement; renamed or removed tests must be updated there. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

const text = readFileSync(join(projectRoot, "docs/specification.md"), "utf8");
const cells = text
  .split("\n")
  .filter((line) => /^\|.*\.test\.tsx?/.test(line))
  .map((line) => line.split(/(?<!\\)\|/)[2]!.trim());

/** @returns undefined for a cell of another format */
function readCell(cell: string): { file: string; title: string } | undefined {
  const [, file, title] = /^`([\w./-]+\.test\.tsx?)`:\s*(.*)$/.exec(cell) ?? [];
  return file === undefined ? undefined : { file, title: title! };
}

const isHeld = ({ file, title }: { file: string; title: string }) => {
  const path = join(projectRoot, file);
  return existsSync(path) && readFileSync(path, "utf8").includes(title);
};

test("every row of the table names a test that exists", () => {
  const rows = cells.map(readCell);
  expect(rows.length).toBeGreaterThan(60);
  expect(cells.filter((_cell, index) => rows[index] === undefined)).toEqual([]);
  expect(rows.filter((row) => row && !isHeld(row))).toEqual([]);
});

test("every section of the specification with requirements has rows", () => {
  const headings = [...text.matchAll(/^## (\d)/gm)].map(([, number]) => number);
  expect(headings).toEqual(["1", "2", "3", "4", "5", "7", "8", "9"]);
});

test("a missing test is found", () => {
  expect(isHeld({ file: "tests/server/platform.test.ts", title: "no such title" })).toBe(false);
  expect(isHeld({ file: "tests/server/no-such-file.test.ts", title: "" })).toBe(false);
});
