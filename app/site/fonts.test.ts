import { describe, expect, test } from "vitest";

import { fontFaces, fontPreloads } from "./fonts.ts";
import { languageTagOf, localeCodes } from "./markets.ts";

const nameOf = (address: string) => /([a-z-]+)\.woff2$/.exec(address)![1]!;
const preloaded = (languageTag: string, greece = false) =>
  fontPreloads({ languageTag, greece }).map(({ href }) => nameOf(href));
const named = (languageTag: string, greece = false) =>
  [...fontFaces({ languageTag, greece }).matchAll(/url\("([^"]+)"\)/g)].map(([, href]) => nameOf(href!));

describe("preloaded are", () => {
  test.each(["de", "es", "uz", "ja"])("the Latin letters alone for %s", (tag) => {
    expect(preloaded(tag)).toEqual(["noto-sans-latin", "oswald-latin"]);
  });

  test("in English Latin letters without marks", () => {
    expect(preloaded("en")).toEqual(["noto-sans-latin-basic", "oswald-latin-basic"]);
  });

  test("of Latin letters with marks those of headings in one file", () => {
    expect(preloaded("sr-Latn")).toEqual(["noto-sans-latin", "noto-sans-latin-ext", "oswald-latin-marks"]);
  });

  test("of Vietnamese letters those of headings too: each has one", () => {
    expect(preloaded("vi")).toEqual([
      "noto-sans-latin",
      "noto-sans-vietnamese",
      "oswald-latin",
      "oswald-vietnamese",
    ]);
  });

  test("Cyrillic letters without an extension that the language has no letters in", () => {
    expect(preloaded("uk")).toEqual(["noto-sans-latin-basic", "noto-sans-cyrillic", "oswald-latin-cyrillic"]);
  });

  test.each([
    ["kk", "cyrillic-ext"],
    ["mk", "cyrillic-more"],
    ["sr-Cyrl", "cyrillic-more"],
  ])("for %s its %s letters too, those of headings in one file", (tag, letters) => {
    expect(preloaded(tag)).toEqual([
      "noto-sans-latin-basic",
      "noto-sans-cyrillic",
      `noto-sans-${letters}`,
      `oswald-latin-${letters}`,
    ]);
  });

  test("of the Greek site a heading font of its own", () => {
    expect(preloaded("el", true)).toEqual([
      "noto-sans-latin-basic",
      "noto-sans-greek",
      "fira-sans-extra-condensed-latin-greek",
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
      "noto-sans-latin-basic",
      `noto-sans-${letters}`,
      "oswald-latin-basic",
      `noto-sans-condensed-${letters}`,
    ]);
  });
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
    "noto-sans-latin-basic",
    "oswald-latin-basic",
  ]);
  expect(named("th").filter((name) => !european.includes(name))).toEqual([
    "noto-sans-thai",
    "noto-sans-condensed-thai",
  ]);
});
