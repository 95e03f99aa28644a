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
    "a field that is not there",
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
    /synonyms\.yaml:\d+: category\.lamps\.xx: got "xx", wants /,
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
    /downloads\.yaml:\d+: lamp-tool\.systems\.0: got "amiga", wants /,
  ],
  [
    "a specification of the wrong kind",
    (content) => content.edit("products/arc.yaml", "weight: 5200", "weight: light"),
    /products\/arc\.yaml:\d+: specifications\.weight: got "light", wants /,
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
    (content) => content.edit("products/side.yaml", /^sku: .*$/m, "sku: EX-L-ARC-01"),
    /products\/side\.yaml:1: sku: "EX-L-ARC-01" is already used in .*products\/arc\.yaml/,
  ],
  [
    "a picture in a text that is not there",
    (content) => content.edit("articles/wood-or-steel.md", "figures/frames", "figures/fames"),
    /articles\/wood-or-steel\.md:\d+: body: no file media\/figures\/fames\.svg/,
  ],
  [
    "a picture in the middle of a sentence",
    (content) => content.edit("pages/terms.md", "You may:", "You may ![a desk](scenes/room.webp):"),
    /pages\/terms\.md:\d+: blocks\.0\.body: wants a picture as a paragraph of its own/,
  ],
  [
    "an unknown kind of chart",
    (content) => content.edit("articles/wood-or-steel.md", "chart:bars", "chart:pie"),
    /articles\/wood-or-steel\.md:\d+: body: "chart:pie" wants chart:bars or chart:steps above a table/,
  ],
  [
    "an unknown tag of an article",
    (content) => content.edit("articles/wood-or-steel.md", "tags: [choosing", "tags: [shopping"),
    /articles\/wood-or-steel\.md:\d+: tags\.0: unknown tag "shopping", add it to vocabulary\.yaml$/,
  ],
  [
    "a picture that is not there",
    (content) => content.edit("products/arc.yaml", "products/arc.webp", "products/gone.webp"),
    /products\/arc\.yaml:\d+: images\.0\.src: no file media\/products\/gone\.webp/,
  ],
  [
    "a colour behind the path of a picture",
    (content) => content.edit("products/fold.yaml", "fold.webp", "fold.webp#112233"),
    /products\/fold\.yaml:\d+: images\.0\.src: no file media\/products\/fold\.webp#112233/,
  ],
  [
    "an unknown middleware",
    (content) => content.edit("pages/about.yaml", /^title:/m, "middleware: [members-only]\ntitle:"),
    /pages\/about\.yaml:1: middleware: got "members-only", wants one of preview-only/,
  ],
  [
    "a shop with a product that does not exist",
    (content) => content.edit("places.yaml", "products: [arc, beam, cone]", "products: [arc, harmony, cone]"),
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
    (content) => content.edit("products/beam.yaml", "color: white", "color: whiet"),
    /products\/beam\.yaml:\d+: variants\.0\.options\.color: unknown color "whiet", did you mean "white"\?$/,
  ],
  [
    "a term like no other",
    (content) => content.edit("products/stool.yaml", "[wood]", "[unobtainium]"),
    /products\/stool\.yaml:\d+: specifications\.material: unknown term "unobtainium", add it to vocabulary\.yaml$/,
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
      content.edit("articles/how-a-lamp-is-measured.md", /$/, "\n\nSee [it](/product/arcc?color=x#y).\n"),
    /articles\/how-a-lamp-is-measured\.md:\d+: body: the link "\/product\/arcc\?color=x#y" leads to nothing, did you mean "\/product\/arc"\?$/,
  ],
  [
    "a relative link in a text",
    (content) => content.edit("pages/privacy-policy.md", /$/, "\n\nSee [it](product/arc).\n"),
    /pages\/privacy-policy\.md:\d+: blocks\.0\.body: the link "product\/arc" is relative, wants /,
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
        "  - { kind: rich-text, body: '[x](https://de.brand.example/nowhere)' }\n",
      ),
    /pages\/about\.yaml:\d+: blocks\.\d+\.body: the link "https:\/\/de\.brand\.example\/nowhere" leads to nothing$/,
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

function problemsIn({ folder }: ContentCopy): string[] {
  try {
    loadContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(formatProblem);
    throw error;
  }
  return [];
}
