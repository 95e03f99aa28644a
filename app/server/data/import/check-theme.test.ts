import * as v from "valibot";
import { expect, test } from "vitest";

import { contrast } from "#app/validation/contrast.ts";
import { themeFile } from "#app/validation/theme.schema.ts";

import { checkTheme } from "./check-theme.ts";
import { isSourceFile, parseSource, parseYaml } from "./source-file.server.ts";

function problemsOf(yaml: string) {
  const source = parseYaml("content/theme.yaml", yaml);
  if (!isSourceFile(source)) throw new Error(source.message);
  const parsed = parseSource(themeFile, source);
  if ("problems" in parsed) return parsed.problems;
  return checkTheme({ theme: { slug: "theme", value: parsed.value, source, schema: themeFile } });
}

test("the contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("the default theme passes, with and without the alternate one", () => {
  expect(v.parse(themeFile, {}).colors.action.fill).toBe("#7a00cc");
  expect(problemsOf("alternate: {}")).toEqual([]);
  expect(problemsOf("radii: { card: 0 }")).toEqual([]);
});

test("each pair without contrast is reported with its line, both colors and the expected contrast", () => {
  const problems = problemsOf("colors:\n  light:\n    text: '#dddddd'\n");
  expect(problems.map(({ line, message }) => ({ line, message }))).toEqual([
    {
      line: 3,
      message:
        "colors.light.text: #dddddd on #f4f3f8 (colors.light.page) has a contrast of 1.23:1, expected 4.5:1",
    },
    {
      line: 3,
      message:
        "colors.light.text: #dddddd on #ffffff (colors.light.card) has a contrast of 1.35:1, expected 4.5:1",
    },
  ]);
});

test.each([
  ["colors: { action: { fill: '#ffff66' } }", "colors.action.text"],
  ["colors: { chrome: { page: '#cccccc' } }", "accents.red"],
  ["colors: { highlight: '#f4f3f8' }", "colors.highlight"],
  ["colors: { band: { card: '#ffffff' } }", "colors.band.card"],
  ["alternate: { dark: { muted: '#333333' } }", "alternate.dark.muted"],
  ["accents: { blue: '#101040' }", "accents.blue"],
])("%s is a problem", (yaml, field) => {
  expect(problemsOf(yaml).map(({ message }) => message)).toContainEqual(expect.stringContaining(`${field}:`));
});

test.each([
  ["colors: { highlight: red }", "expected a color as #rrggbb"],
  ["colors: { purple: '#123456' }", "purple"],
  ["radii: { card: 400 }", "40"],
])("%s is refused", (yaml, message) => {
  expect(problemsOf(yaml)).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
});
