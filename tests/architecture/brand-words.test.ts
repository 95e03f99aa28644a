/** The software serves any brand: everything of the demo is in `content/`, except for the default theme. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { demoColors, demoFonts, demoNames, demoProducts, demoWords } from "../support/demo-words.ts";

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

const code = globSync("{app,styles,build}/**/*.{ts,tsx,css}", { cwd: projectRoot }).filter(
  (file) => !/\.test\.tsx?$|\.gen\.ts$|^styles\/fonts\/|^styles\/default-theme\.ts$/.test(file),
);

const catalogs = globSync("app/locales/*/*.po", { cwd: projectRoot });

const found = (files: string[], allowed: RegExp, looked = demoWords) =>
  files.flatMap((file) =>
    [...read(file).matchAll(looked)]
      .map(([word]) => `${file}: ${word}`)
      .filter((line) => !allowed.test(line)),
  );

test("the lists of what to look for are not empty", () => {
  expect(code.length).toBeGreaterThan(500);
  expect(catalogs.length).toBeGreaterThan(100);
  expect(demoProducts.length).toBeGreaterThan(3);
  expect(demoColors.length).toBeGreaterThan(15);
  expect(demoFonts).toHaveLength(2);
  expect("AMETRIN, Facet Mini in Oswald, #9900ff".match(demoWords)).toEqual([
    "AMETRIN",
    "Facet Mini",
    "Oswald",
    "#9900ff",
  ]);
});

test("no word, color, font or shape of the demo is in the code", () => {
  // A name that content uses for the mark of an award.
  expect(
    found(code, /^app\/blocks\/awards-slider\/(?:award-mark\.tsx|awards-slider\.definition\.ts): hexagon$/),
  ).toEqual([]);
});

test("no product or trade of the demo is in the examples of blocks", () => {
  const examples = globSync("app/blocks/*/*.{definition.ts,test.tsx}", { cwd: projectRoot });
  const trade = ["AMT-", "Kristall", "Amethyst", "\\bmice\\b", "\\bdpi\\b", "\\bkeycaps?\\b", "microphone"];
  const looked = new RegExp([...trade, ...demoNames.map((name) => `\\b${name}\\b`)].join("|"), "g");
  expect(examples.length).toBeGreaterThan(70);
  expect("Facet and mice, Halo".match(looked)).toEqual(["Facet", "mice", "Halo"]);
  expect(found(examples, /(?!)/, looked)).toEqual([]);
});

test("no word of the demo is in the texts of the interface", () => {
  expect(found(catalogs, /(?!)/)).toEqual([]);
});
