import { expect, test } from "vitest";

import { fontPreloads } from "./fonts.ts";

const files = (languageTag: string, greece = false) =>
  fontPreloads({ languageTag, greece }).map(({ href }) => /([a-z-]+?)-(?:wght|600)-normal/.exec(href)?.[1]);

test.each(["en", "de", "es"])("%s needs the Latin letters alone", (tag) => {
  expect(files(tag)).toEqual(["noto-sans-latin", "oswald-latin"]);
});

test("Latin letters with marks bring their extension for the text", () => {
  expect(files("sr-Latn")).toEqual(["noto-sans-latin", "oswald-latin", "noto-sans-latin-ext"]);
});

test("a Cyrillic site loads no extension that its language has no letters in", () => {
  const ukrainian = ["noto-sans-latin", "oswald-latin", "noto-sans-cyrillic", "oswald-cyrillic"];
  expect(files("uk")).toEqual(ukrainian);
  expect(files("kk")).toEqual([...ukrainian, "noto-sans-cyrillic-ext"]);
});

test("the Greek site has a heading font of its own", () => {
  expect(files("el", true)).toEqual([
    "noto-sans-latin",
    "fira-sans-extra-condensed-latin",
    "noto-sans-greek",
    "fira-sans-extra-condensed-greek",
  ]);
});

test("a preloaded font is one that the style sheet will use", () => {
  expect(fontPreloads({ languageTag: "en", greece: false })[0]).toMatchObject({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  });
});
