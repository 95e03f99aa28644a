import { rmSync } from "node:fs";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type ContentCopy, copyContent } from "#tests/support/content.ts";

import { loadContent } from "./load-content.server.ts";
import { ContentError } from "./problem.ts";

type Mistake = [string, (content: ContentCopy) => void, RegExp];

const inOneFile: Mistake[] = [
  [
    "an unknown block kind",
    (content) => content.edit("pages/about.yaml", "kind: hero", "kind: heroo"),
    /pages\/about\.yaml:\d+: blocks\.0\.kind: got "heroo", wants one of \d+ names; nearest: "hero", "[\w-]+", "[\w-]+"$/,
  ],
  [
    "a broken YAML line",
    (content) => content.edit("products/prism.yaml", "category: mice", "category: [mice"),
    /products\/prism\.yaml:\d+: /,
  ],
  [
    "an unknown field",
    (content) => content.edit("products/facet.yaml", "category: mice", "category: mice\ncolour: red"),
    /products\/facet\.yaml:3: colour: unknown field/,
  ],
  [
    "a synonym in an unknown language",
    (content) => content.edit("synonyms.yaml", "    de: [Maus", "    xx: [Maus"),
    /synonyms\.yaml:\d+: category\.mice\.xx: got "xx", wants /,
  ],
  [
    "a shop that nobody can find on the map",
    (content) =>
      content.edit("places.yaml", /kind: local-shop([^]*?)\n {2}coordinates: [^\n]*/, "kind: local-shop$1"),
    /places\.yaml:\d+: [a-z-]+\.coordinates: got nothing, wants /,
  ],
  [
    "a door that closes before it opens",
    (content) => content.edit("places.yaml", 'opens: "09:00"', 'opens: "19:00"'),
    /places\.yaml:\d+: [a-z-]+\.hours\.0: .*wants opens before closes/,
  ],
  [
    "a program for an unknown system",
    (content) => content.edit("downloads.yaml", "systems: [linux]", "systems: [amiga]"),
    /downloads\.yaml:\d+: linux-device-access\.systems\.0: got "amiga", wants /,
  ],
  [
    "a specification of the wrong kind",
    (content) => content.edit("products/facet.yaml", "weight: 52", "weight: light"),
    /products\/facet\.yaml:\d+: specifications\.weight: got "light", wants /,
  ],
];

const betweenFiles: Mistake[] = [
  [
    "a missing translation placeholder",
    (content) => content.edit("locales/de.po", /(msgid "© \{year\}[^\n]*\nmsgstr "[^\n]*)\{year\}/, "$1"),
    /locales\/de\.po:\d+: de: got no \{year\}, wanted \{year\}, for "© \{year\}/,
  ],
  [
    "a duplicate SKU",
    (content) => content.edit("products/shard.yaml", /^sku: .*$/m, "sku: AMT-M-FCT-01"),
    /products\/shard\.yaml:1: sku: "AMT-M-FCT-01" is already used in .*products\/facet\.yaml/,
  ],
  [
    "a picture in a text that is not there",
    (content) => content.edit("articles/cloth-or-hard-pad.md", "figures/cloth-and", "figures/wool-and"),
    /articles\/cloth-or-hard-pad\.md:\d+: body: no file content\/media\/figures\/wool-and-hard-pad\.svg/,
  ],
  [
    "a picture in the middle of a sentence",
    (content) => content.edit("pages/terms.md", "You may:", "You may ![a desk](scenes/lab.webp):"),
    /pages\/terms\.md:\d+: blocks\.0\.body: wants a picture as a paragraph of its own/,
  ],
  [
    "an unknown tag of an article",
    (content) => content.edit("articles/cloth-or-hard-pad.md", "tags: [choosing", "tags: [shopping"),
    /articles\/cloth-or-hard-pad\.md:\d+: tags: unknown tag "shopping"/,
  ],
  [
    "a picture that is not there",
    (content) => content.edit("products/facet.yaml", "products/facet/hero.webp", "products/facet/gone.webp"),
    /products\/facet\.yaml:\d+: images\.0\.src: no file content\/media\/products\/facet\/gone\.webp/,
  ],
  [
    "a colour behind the path of a picture",
    (content) => content.edit("products/prism.yaml", "prism/hero.webp", "prism/hero.webp#112233"),
    /products\/prism\.yaml:\d+: images\.0\.src: no file content\/media\/products\/prism\/hero\.webp#112233/,
  ],
  [
    "an unknown middleware",
    (content) => content.edit("pages/about.yaml", /^title:/m, "middleware: [members-only]\ntitle:"),
    /pages\/about\.yaml:1: middleware: got "members-only", wants one of preview-only/,
  ],
  [
    "a shop with a product that does not exist",
    (content) =>
      content.edit(
        "places.yaml",
        "products: [resonance, resonance-wireless",
        "products: [resonance, harmony",
      ),
    /places\.yaml:\d+: [a-z-]+\.products: unknown product "harmony"/,
  ],
  [
    "a synonym of a color that does not exist",
    (content) => content.edit("synonyms.yaml", "  gray: {", "  grey: {"),
    /synonyms\.yaml:\d+: color\.grey: unknown color "grey"/,
  ],
  [
    "a place in a country without a name",
    (content) => content.edit("places.yaml", "country: EE", "country: XX"),
    /places\.yaml:\d+: [a-z-]+\.country: unknown country "XX"/,
  ],
];

describe.each([
  ["in one file", inOneFile],
  ["between files", betweenFiles],
])("of the mistakes %s", (_where, mistakes) => {
  let broken: ContentCopy;
  let problems: string[];
  beforeAll(() => {
    broken = copyContent();
    for (const [, edit] of mistakes) edit(broken);
    problems = problemsIn(broken);
  });
  afterAll(() => broken.remove());

  test.each(mistakes)("%s is one problem with its file and line", (_name, _spoil, line) => {
    expect(problems.filter((problem) => line.test(problem))).toHaveLength(1);
  });

  test("none is a second problem besides", () => {
    expect(problems).toHaveLength(mistakes.length);
  });
});

test("both are reported in one round, and what points at a file with a mistake is none", () => {
  const broken = copyContent();
  broken.edit("products/facet.yaml", "category: mice", "category: mice\ncolour: red");
  broken.edit("places.yaml", "country: EE", "country: XX");
  expect(problemsIn(broken)).toEqual([
    expect.stringMatching(/places\.yaml:\d+: [a-z-]+\.country: unknown country "XX"/),
    expect.stringMatching(/products\/facet\.yaml:3: colour: unknown field/),
  ]);
  broken.remove();
});

test("a brand without synonyms has no problem", () => {
  const plain = copyContent();
  rmSync(`${plain.folder}/synonyms.yaml`);
  expect(problemsIn(plain)).toEqual([]);
  plain.remove();
});

function problemsIn({ folder }: ContentCopy): string[] {
  try {
    loadContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.message.split("\n");
    throw error;
  }
  return [];
}
