import { describe, expect, test } from "vitest";

import { fontFaces, fontPreloads } from "./fonts.ts";
import { languageTagOf, localeCodes } from "./markets.ts";

const nameOf = (address: string) => /([a-z-]+)\.woff2$/.exec(address)![1]!;
const preloaded = (languageTag: string, greece = false) =>
  fontPreloads({ languageTag, greece }).map(({ href }) => nameOf(href));
const named = (languageTag: string, greece = false) =>
  [...fontFaces({ languageTag, greece }).matchAll(/url\("([^"]+)"\)/g)].map(([, href]) => nameOf(href!));

describe("preloaded are", () => {
  test.each(["de", "es", "uz", "ja"])("the Latin letters alone for %s, those of headings first", (tag) => {
    expect(preloaded(tag)).toEqual(["oswald-latin", "noto-sans-latin"]);
  });

  test("in English Latin letters without marks", () => {
    expect(preloaded("en")).toEqual(["oswald-latin-basic", "noto-sans-latin-basic"]);
  });

  test("Cyrillic letters without an extension that the language has no letters in", () => {
    expect(preloaded("uk")).toEqual(["oswald-latin-cyrillic", "noto-sans-latin-basic", "noto-sans-cyrillic"]);
  });

  test.each([
    ["sr-Latn", "latin-marks"],
    ["kk", "latin-cyrillic-ext"],
    ["mk", "latin-cyrillic-more"],
    ["sr-Cyrl", "latin-cyrillic-more"],
    ["vi", "latin-vietnamese"],
  ])(
    "for %s one file of headings and one of texts: a word in two fonts would have two looks",
    (tag, letters) => {
      expect(preloaded(tag)).toEqual([`oswald-${letters}`, `noto-sans-${letters}-regular`]);
      expect(named(tag)).toEqual(
        expect.arrayContaining([`noto-sans-${letters}-medium`, `noto-sans-${letters}-semibold`]),
      );
      expect(named(tag)).not.toContain("noto-sans-latin");
    },
  );

  test("of the Greek site a heading font of its own", () => {
    expect(preloaded("el", true)).toEqual([
      "fira-sans-extra-condensed-latin-greek",
      "noto-sans-latin-greek-regular",
    ]);
  });

  test.each([
    ["ar", "arabic"],
    ["fa", "arabic"],
    ["ckb", "arabic"],
    ["he", "hebrew"],
    ["ka", "georgian"],
    ["hy", "armenian"],
    ["th", "thai"],
  ])("for %s the %s letters, beside Latin ones", (tag, letters) => {
    expect(preloaded(tag)).toEqual([
      "oswald-latin-basic",
      `oswald-${letters}`,
      "noto-sans-latin-basic",
      `noto-sans-${letters}`,
    ]);
  });
});

/** The file that browsers load for a character in a heading: the last one whose range includes it. */
function fileFor(character: string, languageTag: string, family: string): string {
  const code = character.codePointAt(0)!;
  const covers = (range: string) =>
    range
      .split(",")
      .map((part) => part.slice(2).split("-"))
      .some(([from, to = from]) => Number.parseInt(from!, 16) <= code && code <= Number.parseInt(to!, 16));
  const rules = fontFaces({ languageTag, greece: languageTag === "el" }).matchAll(
    /font-family:"([^"]+)";[^}]*url\("([^"]+)"\)[^}]*unicode-range:([^};]+)/g,
  );
  const [, , href] = [...rules].findLast(([, name, , range]) => name === family && covers(range!))!;
  return nameOf(href!);
}

describe("a character is loaded from", () => {
  test.each([
    ["e", "en", "latin-basic"],
    ["×", "en", "latin-basic"],
    ["é", "en", "latin-names"],
    ["Š", "en", "latin-ext"],
    ["®", "en", "latin"],
    ["é", "de", "latin"],
    ["Š", "de", "latin-ext"],
    ["é", "uk", "latin-names"],
    ["e", "uk", "latin-cyrillic"],
    ["š", "cs", "latin-marks"],
    ["è", "cs", "latin-names"],
    ["ħ", "cs", "latin-ext"],
  ])("%s in %s: %s", (character, tag, letters) =>
    expect(fileFor(character, tag, "Oswald")).toBe(`oswald-${letters}`),
  );

  test("é in a Greek page: a file of names in each weight", () => {
    expect(fileFor("É", "el", "Fira Sans Extra Condensed")).toBe("fira-sans-extra-condensed-latin-names");
    expect(fileFor("é", "el", "Noto Sans")).toMatch(/^noto-sans-latin-names-/);
  });
});

test("the fallback fonts are as wide as the brand's, on phones and on computers", () => {
  const faces = fontFaces({ languageTag: "uk", greece: false }).match(/@font-face\{[^}]*local\([^}]*\}/g)!;
  for (const name of ["Noto Sans as Arial", "Noto Sans as Roboto", "Oswald as Arial", "Oswald as Roboto"])
    expect(faces.filter((face) => face.includes(`"${name}"`)).length).toBeGreaterThan(1);
  for (const face of faces) {
    const share = (property: string) => Number(new RegExp(`${property}:([\\d.]+)%`).exec(face)![1]) / 100;
    expect(share("size-adjust")).toBeGreaterThan(0.7);
    expect(share("size-adjust")).toBeLessThan(1.1);
    const line = (share("ascent-override") + share("descent-override")) * share("size-adjust");
    expect(line).toBeCloseTo(face.includes("Oswald") ? 1.482 : 1.362, 2);
  }
});

test("a preloaded font is one that the page names", () => {
  for (const code of localeCodes) {
    const tag = languageTagOf(code);
    expect(named(tag)).toEqual(expect.arrayContaining(preloaded(tag)));
  }
  expect(fontPreloads({ languageTag: "en", greece: false })[0]).toMatchObject({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  });
});

test("a page names the letters of Europe, and no others but its own", () => {
  const european = named("en");
  expect(european).toEqual(expect.arrayContaining(["noto-sans-greek", "oswald-cyrillic"]));
  expect(european.join()).not.toMatch(/arabic|hebrew|georgian|armenian|thai|vietnamese|fira/);
  expect(named("uk").filter((name) => !european.includes(name))).toEqual(["oswald-latin-cyrillic"]);
  expect(european.filter((name) => !named("de").includes(name))).toEqual([
    "oswald-latin-basic",
    "noto-sans-latin-basic",
  ]);
  expect(named("th").filter((name) => !european.includes(name))).toEqual(["oswald-thai", "noto-sans-thai"]);
});
