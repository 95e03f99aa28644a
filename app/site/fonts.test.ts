import { describe, expect, test } from "vitest";

import { fontFaces, fontPreloads } from "./fonts.ts";
import { languageTagOf, localeCodes } from "./markets.ts";

const nameOf = (address: string) => /([a-z-]+)\.woff2$/.exec(address)![1]!;
const preloaded = (languageTag: string, greece = false) =>
  fontPreloads({ languageTag, greece }).map(({ href }) => nameOf(href));
const named = (languageTag: string, greece = false) =>
  [...fontFaces({ languageTag, greece }).matchAll(/url\("([^"]+)"\)/g)].map(([, href]) => nameOf(href!));

describe("the preloaded fonts", () => {
  test.each(["de", "es", "uz", "ja"])("have only Latin letters for %s, headings first", (tag) => {
    expect(preloaded(tag)).toEqual(["oswald-latin", "noto-sans-latin"]);
  });

  test("have Latin letters without marks for English", () => {
    expect(preloaded("en")).toEqual(["oswald-latin-basic", "noto-sans-latin-basic"]);
  });

  test("have Cyrillic letters, without an extension that the language does not use", () => {
    expect(preloaded("uk")).toEqual(["oswald-latin-cyrillic", "noto-sans-latin-basic", "noto-sans-cyrillic"]);
  });

  test.each([
    ["sr-Latn", "latin-marks"],
    ["kk", "latin-cyrillic-ext"],
    ["mk", "latin-cyrillic-more"],
    ["sr-Cyrl", "latin-cyrillic-more"],
    ["vi", "latin-vietnamese"],
  ])(
    "for %s are one file for headings and one for texts, so that no word has letters of two files",
    (tag, letters) => {
      expect(preloaded(tag)).toEqual([`oswald-${letters}`, `noto-sans-${letters}-regular`]);
      expect(named(tag)).toEqual(
        expect.arrayContaining([`noto-sans-${letters}-medium`, `noto-sans-${letters}-semibold`]),
      );
      expect(named(tag)).not.toContain("noto-sans-latin");
    },
  );

  test("of the Greek site include its own heading font", () => {
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
  ])("for %s include %s letters beside Latin letters", (tag, letters) => {
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

describe("the font file of a character", () => {
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
  ])("%s in %s is %s", (character, tag, letters) =>
    expect(fileFor(character, tag, "Oswald")).toBe(`oswald-${letters}`),
  );

  test("é in a Greek page is a file of names in each weight", () => {
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

test("the page names each preloaded font", () => {
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

test("a page names fonts for the letters of Europe and of its own language only", () => {
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
