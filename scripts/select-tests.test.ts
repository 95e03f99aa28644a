import { expect, test } from "vitest";

import { selectTests } from "./select-tests.mjs";

const all = [
  { project: "unit", file: "app/blocks/points/points.test.tsx" },
  { project: "embedded", file: "tests/integration/submissions-command.test.ts" },
  { project: "postgres", file: "tests/integration/submissions-command.test.ts" },
  { project: "server", file: "tests/server/proxy.test.ts" },
];
const select = (wanted: string[], projects: string[] = []) => {
  const { projects: found, vitestArgs, problem } = selectTests(wanted, projects, all);
  return problem ?? [[...found].join(), vitestArgs.join(" ")];
};

test.each([
  [[], ["unit,embedded,postgres,server", ""]],
  [["server"], ["server", "--project server"]],
  [["app/blocks/points"], ["unit", "app/blocks/points/points.test.tsx"]],
  [["./tests/server/proxy.test.ts"], ["server", "tests/server/proxy.test.ts"]],
  [
    ["postgres", "submissions"],
    ["postgres", "tests/integration/submissions-command.test.ts --project postgres"],
  ],
  [
    ["lists without a word"],
    ["embedded,postgres", "tests/integration/submissions-command.test.ts -t lists without a word"],
  ],
  [["quux"], "no project, file or test has the name quux"],
])("%j", (wanted, selection) => {
  expect(select(wanted)).toEqual(selection);
});

test("a missing project is named", () => {
  expect(select([], ["browsers"])).toMatch(/^unknown project browsers, expected one of unit, /);
});
