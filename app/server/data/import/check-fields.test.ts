import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { type ContentCopy, copyContent } from "#tests/support/content.ts";

import { mediaFolder } from "../../ops/project-root.server.ts";
import { readAndCheck } from "./load-content.server.ts";
import { formatProblem } from "./problem.ts";

let own: ContentCopy;
beforeEach(() => {
  own = copyContent();
});
afterEach(() => own.remove());

const problemsIn = ({ folder }: ContentCopy) => readAndCheck(folder).problems.map(formatProblem);

test("a folder with its own media is checked against them", () => {
  mkdirSync(join(own.folder, "media/products"), { recursive: true });
  cpSync(join(mediaFolder, "products/arc.webp"), join(own.folder, "media/products/arc.webp"));
  const problems = problemsIn(own).filter((problem) => problem.includes("products/arc.yaml"));
  expect(problems.filter((problem) => problem.includes("arc.webp"))).toEqual([]);
  expect(problems.filter((problem) => problem.includes("no file media/products/"))).not.toEqual([]);
});

test("a page of one site is an address on that site", () => {
  mkdirSync(join(own.folder, "sites/de/pages"), { recursive: true });
  const page = (body: string) => `title: T\ndescription: D\nblocks: [{ kind: rich-text, body: "${body}" }]\n`;
  own.write("sites/de/pages/fair.yaml", page("[back](/fair)"));
  expect(problemsIn(own)).toEqual([]);
  mkdirSync(join(own.folder, "sites/uk/pages"), { recursive: true });
  own.write("sites/uk/pages/club.yaml", page("[fair](/fair)"));
  expect(problemsIn(own)).toEqual([
    expect.stringMatching(
      /sites\/uk\/pages\/club\.yaml:3: blocks\.0\.body: the link "\/fair" leads to nothing/,
    ),
  ]);
});
