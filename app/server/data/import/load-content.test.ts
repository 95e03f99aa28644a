import { rmSync } from "node:fs";

import { expect, test } from "vitest";

import { copyContent } from "#tests/support/content.ts";
import { type Mistake, problemsIn, testMistakes } from "#tests/support/content-mistakes.ts";

const inOneFile: Mistake[] = [
  [
    "an unknown block kind",
    (content) => content.edit("pages/about.yaml", "kind: hero", "kind: heroo"),
    /pages\/about\.yaml:\d+: blocks\.0\.kind: got "heroo", expected one of \d+ names; nearest: "hero", "[\w-]+", "[\w-]+"$/,
  ],
  [
    "a broken YAML line",
    (content) => content.edit("products/cone.yaml", "category: lamps", "category: [lamps"),
    /products\/cone\.yaml:\d+: /,
  ],
  [
    "an unknown field",
    (content) =>
      content.edit("products/arc.yaml", "category: lamps", "category: lamps\ncolour: red\ninstock: true"),
    /products\/arc\.yaml:3: colour: unknown field$/,
  ],
  [
    "a second unknown field of the same entry",
    () => undefined,
    /products\/arc\.yaml:4: instock: unknown field, did you mean "inStock"\?$/,
  ],
  [
    "a text that is too long",
    (content) => content.edit("products/rest.yaml", /^name: .*$/m, `name: ${"long ".repeat(32).trim()}g`),
    /products\/rest\.yaml:\d+: name: got 160 characters, at most 150$/,
  ],
  [
    "a missing field",
    (content) => content.edit("products/board.yaml", /^name: .*\n/m, ""),
    /products\/board\.yaml:1: name: missing$/,
  ],
  [
    "a reference in a file that has another mistake",
    (content) => content.edit("products/board.yaml", /^category: .*$/m, "category: tabels"),
    /products\/board\.yaml:\d+: category: unknown category "tabels", did you mean "tables"\?$/,
  ],
  [
    "a synonym in an unknown language",
    (content) => content.edit("synonyms.yaml", "    de: [Leuchte", "    xx: [Leuchte"),
    /synonyms\.yaml:\d+: category\.lamps\.xx: got "xx", expected /,
  ],
  [
    "a shop without coordinates",
    (content) =>
      content.edit("places.yaml", /kind: local-shop([^]*?)\n {2}coordinates: [^\n]*/, "kind: local-shop$1"),
    /places\.yaml:\d+: [a-z-]+\.coordinates: missing$/,
  ],
  [
    "a door that closes when it opens",
    (content) =>
      content.edit("places.yaml", /opens: "\d\d:\d\d", closes: "(\d\d:\d\d)"/, 'opens: "$1", closes: "$1"'),
    /places\.yaml:\d+: [a-z-]+\.hours\.0: .*expected two times, or 00:00 twice/,
  ],
  [
    "a program for an unknown system",
    (content) => content.edit("downloads.yaml", "systems: [linux]", "systems: [amiga]"),
    /downloads\.yaml:\d+: lamp-tool\.systems\.0: got "amiga", expected /,
  ],
  [
    "a specification of the wrong kind",
    (content) => content.edit("products/arc.yaml", "weight: 5200", "weight: light"),
    /products\/arc\.yaml:\d+: specifications\.weight: got "light", expected /,
  ],
];

testMistakes("in one file", inOneFile);

test("mistakes in and between files are reported together, without references to files with mistakes", () => {
  const broken = copyContent();
  broken.edit("products/arc.yaml", "category: lamps", "category: lamps\ncolour: red");
  broken.edit("places.yaml", "country: EE", "country: XX");
  expect(problemsIn(broken)).toEqual([
    expect.stringMatching(/products\/arc\.yaml:3: colour: unknown field/),
    expect.stringMatching(/places\.yaml:\d+: [a-z-]+\.country: unknown country "XX"/),
  ]);
  broken.remove();
});

test("a brand without synonyms has no problem", () => {
  const plain = copyContent();
  rmSync(`${plain.folder}/synonyms.yaml`);
  expect(problemsIn(plain)).toEqual([]);
  plain.remove();
});
