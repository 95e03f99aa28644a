import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { ContentError, formatProblem } from "#app/server/data/import/problem.ts";

import { type ContentCopy, copyContent } from "./content.ts";

/** What is wrong, the edit that makes it so, and the line that reports it. */
export type Mistake = [string, (content: ContentCopy) => void, RegExp];

/**
 * Tests that each mistake is reported exactly once, in one copy of the content with all of them, and that nothing else
 * is.
 */
export function testMistakes(where: string, mistakes: Mistake[]) {
  describe(`mistakes ${where}`, () => {
    let broken: ContentCopy;
    let problems: string[];
    beforeAll(() => {
      broken = copyContent();
      for (const [, edit] of mistakes) edit(broken);
      problems = problemsIn(broken);
    });
    afterAll(() => broken.remove());

    test.each(mistakes)("is reported once, with file and line: %s", (_name, _edit, line) => {
      expect(problems.filter((problem) => line.test(problem))).toHaveLength(1);
    });

    test("nothing else is reported", () => {
      expect(problems.filter((problem) => !mistakes.some(([, , line]) => line.test(problem)))).toEqual([]);
    });
  });
}

export function problemsIn({ folder }: ContentCopy): string[] {
  try {
    loadContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(formatProblem);
    throw error;
  }
  return [];
}
