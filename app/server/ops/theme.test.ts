import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import * as v from "valibot";
import { expect, test } from "vitest";

import { imageOf, painted } from "#app/validation/drawing.ts";
import { themeFile } from "#app/validation/theme.schema.ts";

import { isVariable, isWhole, staticFiles, variableFile } from "./theme-fonts.server.ts";
import { readTheme } from "./theme.server.ts";

const written = (text: string) => {
  const path = join(mkdtempSync(join(tmpdir(), "theme-")), "theme.yaml");
  writeFileSync(path, text);
  return path;
};

test("a brand without the file has the default theme", () => {
  expect(readTheme("/nowhere/theme.yaml")).toEqual(v.parse(themeFile, {}));
});

test("the values of the file replace the defaults, field by field", () => {
  const { colors, shape, fonts } = readTheme(written("colors: { action: { fill: '#115533' } }\n"));
  expect(colors.action).toEqual({ fill: "#115533", hover: "#9900ff", text: "#ffffff" });
  expect(shape).toEqual({ cut: false, facets: false, ratio: 1 });
  expect(fonts.capitals).toBe(true);
});

test.each([
  ["colors: { action: { fill: green } }", "colors.action.fill: expected a color as #rrggbb"],
  [
    "fonts: { text: { name: Lora, from: [{ package: lora, scripts: [latin] }] } }",
    "expected a package of @expo-google-fonts",
  ],
  ["fonts: { text: { name: Lora, from: [{ scripts: [latin] }] } }", "expected either a package or files"],
  ["icons: { chair: '<svg>' }", "expected the `d` of an SVG path"],
])("%s is refused with its field", (text, message) => {
  const path = written(text);
  expect(() => readTheme(path)).toThrow(message);
  expect(() => readTheme(path)).toThrow(path);
});

const source = (name: string) => ({ package: name, scripts: ["latin" as const] });

test("packages of whole files and of subsets are distinguished", () => {
  const whole = source("@expo-google-fonts/oswald");
  const subsets = source("@fontsource/noto-sans");
  const variable = source("@fontsource-variable/noto-sans");
  expect([whole, subsets, variable].map((one) => [isWhole(one), isVariable(one)])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(staticFiles(whole, [400, 600], { subset: "latin" }).map(({ path }) => path)).toEqual([
    expect.stringMatching(/Oswald_400Regular\.ttf$/),
    expect.stringMatching(/Oswald_600SemiBold\.ttf$/),
  ]);
  expect(staticFiles(subsets, [600], { subset: "greek", extension: "woff" })).toEqual([
    { weight: 600, path: expect.stringMatching(/noto-sans-greek-600-normal\.woff$/) },
  ]);
  expect(variableFile(variable, "latin-ext")).toMatch(/noto-sans-latin-ext-wght-normal\.woff2$/);
  expect(variableFile(variable, "thai")).toBeUndefined();
});

test("a missing weight is replaced by the next heavier one, with each file only once", () => {
  const files = { 400: "fonts/Regular.ttf", 700: "fonts/Bold.ttf" };
  const found = staticFiles({ files, scripts: ["latin"] }, [400, 500, 600], { subset: "latin" });
  expect(found.map(({ weight, path }) => [weight, path.split("/").at(-1)])).toEqual([
    [400, "Regular.ttf"],
    [500, "Bold.ttf"],
  ]);
});

test("a package that is not installed is reported with the command that installs it", () => {
  expect(() => variableFile(source("@fontsource-variable/no-such-font"), "latin")).toThrow(
    "npm install @fontsource-variable/no-such-font",
  );
});

test("a drawing is a square image in the colors of the theme", () => {
  const { colors } = v.parse(themeFile, {});
  const parts = [{ path: "M0 0h4v8z", fill: "action" as const, opacity: 0.5 }];
  expect(imageOf(painted({ width: 4, height: 8, parts }, colors))).toBe(
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-2 0 8 8'%3E%3Cpath fill='%237a00cc' fill-opacity='0.5' d='M0 0h4v8z'/%3E%3C/svg%3E\")",
  );
});
