import { rmSync } from "node:fs";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type ContentCopy, copyContent } from "#tests/support/content.ts";

import { loadContent } from "./load-content.server.ts";
import { ContentError, formatProblem } from "./problem.ts";

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
    (content) =>
      content.edit("products/facet.yaml", "category: mice", "category: mice\ncolour: red\ninstock: true"),
    /products\/facet\.yaml:3: colour: unknown field$/,
  ],
  [
    "a second unknown field of the same entry",
    () => undefined,
    /products\/facet\.yaml:4: instock: unknown field, did you mean "inStock"\?$/,
  ],
  [
    "a text that is too long",
    (content) => content.edit("products/geode.yaml", /^name: .*$/m, `name: ${"long ".repeat(32).trim()}g`),
    /products\/geode\.yaml:\d+: name: got 160 characters, at most 150$/,
  ],
  [
    "a field that is not there",
    (content) => content.edit("products/druse.yaml", /^name: .*\n/m, ""),
    /products\/druse\.yaml:1: name: missing$/,
  ],
  [
    "a reference in a file that has another mistake",
    (content) => content.edit("products/druse.yaml", /^category: .*$/m, "category: streeming"),
    /products\/druse\.yaml:\d+: category: unknown category "streeming", did you mean "streaming"\?$/,
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
    /places\.yaml:\d+: [a-z-]+\.coordinates: missing$/,
  ],
  [
    "a door that closes when it opens",
    (content) =>
      content.edit("places.yaml", /opens: "\d\d:\d\d", closes: "(\d\d:\d\d)"/, 'opens: "$1", closes: "$1"'),
    /places\.yaml:\d+: [a-z-]+\.hours\.0: .*wants two times, or 00:00 twice/,
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
    /articles\/cloth-or-hard-pad\.md:\d+: body: no file media\/figures\/wool-and-hard-pad\.svg/,
  ],
  [
    "a picture in the middle of a sentence",
    (content) => content.edit("pages/terms.md", "You may:", "You may ![a desk](scenes/lab.webp):"),
    /pages\/terms\.md:\d+: blocks\.0\.body: wants a picture as a paragraph of its own/,
  ],
  [
    "an unknown kind of chart",
    (content) => content.edit("articles/cloth-or-hard-pad.md", "chart:bars", "chart:pie"),
    /articles\/cloth-or-hard-pad\.md:\d+: body: "chart:pie" wants chart:bars or chart:steps above a table/,
  ],
  [
    "an unknown tag of an article",
    (content) => content.edit("articles/cloth-or-hard-pad.md", "tags: [choosing", "tags: [shopping"),
    /articles\/cloth-or-hard-pad\.md:\d+: tags\.0: unknown tag "shopping", add it to vocabulary\.yaml$/,
  ],
  [
    "a picture that is not there",
    (content) => content.edit("products/facet.yaml", "products/facet/hero.webp", "products/facet/gone.webp"),
    /products\/facet\.yaml:\d+: images\.0\.src: no file media\/products\/facet\/gone\.webp/,
  ],
  [
    "a colour behind the path of a picture",
    (content) => content.edit("products/prism.yaml", "prism/hero.webp", "prism/hero.webp#112233"),
    /products\/prism\.yaml:\d+: images\.0\.src: no file media\/products\/prism\/hero\.webp#112233/,
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
    /places\.yaml:\d+: [a-z-]+\.products\.1: unknown product "harmony"$/,
  ],
  [
    "a synonym of a color that does not exist",
    (content) => content.edit("synonyms.yaml", "  gray: {", "  grey: {"),
    /synonyms\.yaml:\d+: color\.grey: unknown color "grey", did you mean "gray"\?$/,
  ],
  [
    "a place in a country without a name",
    (content) => content.edit("places.yaml", "country: EE", "country: XX"),
    /places\.yaml:\d+: [a-z-]+\.country: unknown country "XX"/,
  ],
  [
    "a color that the vocabulary does not have",
    (content) => content.edit("products/spire.yaml", "color: black", "color: blakc"),
    /products\/spire\.yaml:\d+: variants\.0\.options\.color: unknown color "blakc", did you mean "black"\?$/,
  ],
  [
    "a term like no other",
    (content) => content.edit("products/lattice-100.yaml", "[aluminium, pbt-double-shot]", "[unobtainium]"),
    /products\/lattice-100\.yaml:\d+: specifications\.material: unknown term "unobtainium", add it to vocabulary\.yaml$/,
  ],
  [
    "a file name that is no slug",
    (content) =>
      content.write(
        "pages/Bad_Name X.yaml",
        "title: T\ndescription: D\nblocks: [{ kind: rich-text, body: B }]\n",
      ),
    /pages\/Bad_Name X\.yaml:1: file name: got "Bad_Name X", wants .*, for example bad-name-x$/,
  ],
  [
    "a page at the address of another one",
    (content) =>
      content.write(
        "pages/search.yaml",
        "title: T\ndescription: D\nblocks: [{ kind: rich-text, body: B }]\n",
      ),
    /pages\/search\.yaml:1: file: the address \/search belongs to a page of the software$/,
  ],
  [
    "a file that nothing reads",
    (content) => content.write("products/notes.yml", "name: no\n"),
    /products\/notes\.yml:1: file name: is not read, wants products\/<name>\.yaml$/,
  ],
  [
    "a link in a text to a product that does not exist",
    (content) =>
      content.edit("articles/how-a-click-is-measured.md", /$/, "\n\nSee [it](/product/facett?color=x#y).\n"),
    /articles\/how-a-click-is-measured\.md:\d+: body: the link "\/product\/facett\?color=x#y" leads to nothing, did you mean "\/product\/facet"\?$/,
  ],
  [
    "a relative link in a text",
    (content) => content.edit("pages/privacy-policy.md", /$/, "\n\nSee [it](product/facet).\n"),
    /pages\/privacy-policy\.md:\d+: blocks\.0\.body: the link "product\/facet" is relative, wants /,
  ],
  [
    "a link of a block to a page that does not exist",
    (content) => content.edit("pages/help.yaml", "/warranty", "/guarantee"),
    /pages\/help\.yaml:\d+: blocks\.[\w.]+: the link "\/guarantee" leads to nothing$/,
  ],
  [
    "a link to an own host",
    (content) =>
      content.edit(
        "pages/about.yaml",
        /$/,
        "  - { kind: rich-text, body: '[x](https://de.ametrin.example/nowhere)' }\n",
      ),
    /pages\/about\.yaml:\d+: blocks\.\d+\.body: the link "https:\/\/de\.ametrin\.example\/nowhere" leads to nothing$/,
  ],
  [
    "a link of a menu to nothing",
    (content) => content.edit("menus.yaml", "url: /faq", "url: /questions"),
    /menus\.yaml:\d+: menu_\w+\.[\w.]+: the link "\/questions" leads to nothing$/,
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
    expect(problems.filter((problem) => !mistakes.some(([, , line]) => line.test(problem)))).toEqual([]);
  });
});

test("both are reported in one round, and what points at a file with a mistake is none", () => {
  const broken = copyContent();
  broken.edit("products/facet.yaml", "category: mice", "category: mice\ncolour: red");
  broken.edit("places.yaml", "country: EE", "country: XX");
  expect(problemsIn(broken)).toEqual([
    expect.stringMatching(/products\/facet\.yaml:3: colour: unknown field/),
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

function problemsIn({ folder }: ContentCopy): string[] {
  try {
    loadContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(formatProblem);
    throw error;
  }
  return [];
}
