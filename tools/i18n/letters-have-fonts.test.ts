/** Each site's fonts contain all letters of its texts. */
import { type Font, openSync } from "fontkit";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { fontFaces, fontPreloads } from "#app/site/fonts.ts";
import { languageTagOf, type LocaleCode, localeCodes } from "#app/site/markets.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { interfaceCatalogs } from "./interface-catalogs.ts";
import { demoContent } from "#tests/support/demo-content.ts";

const { sites } = demoContent.sites.value;
const { catalogs } = demoContent;

/** These languages use system fonts, because web fonts would have megabytes. */
const chineseJapaneseKorean =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\u3000-\u303f\uff00-\uffef]/u;
/** Shown only on systems with a font for it. */
const keys = "⌘";

function textsOf(locale: LocaleCode): string[] {
  const ofInterface = interfaceCatalogs(locale).flatMap((file) => ("entries" in file ? file.entries : []));
  const entries = [...ofInterface, ...(catalogs.get(locale)?.entries ?? [])];
  return entries.map(({ translation }) => translation.normalize("NFC"));
}

type NamedFace = { family: string; href: string; has: (codePoint: number) => boolean };

const facesOf = (site: Parameters<typeof fontFaces>[0]): NamedFace[] =>
  [
    ...fontFaces(site).matchAll(/font-family:"([^"]+)"[^}]*url\("([^"]+)"\)[^}]*unicode-range:([^}]+)\}/g),
  ].map(([, family, href, range]) => {
    const font = openSync(join(projectRoot, href!)) as Font;
    const spans = range!.split(",").map((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return { from, to };
    });
    const isNamed = (codePoint: number) => spans.some(({ from, to }) => from <= codePoint && codePoint <= to);
    return {
      family: family!,
      href: href!,
      has: (codePoint) => isNamed(codePoint) && font.hasGlyphForCodePoint(codePoint),
    };
  });

function missing(faces: NamedFace[], texts: string[], wanted: RegExp): string {
  const characters = new Set(texts.join("").match(wanted));
  return [...characters]
    .filter((character) => !chineseJapaneseKorean.test(character) && !keys.includes(character))
    .filter((character) => !faces.some(({ has }) => has(character.codePointAt(0)!)))
    .sort()
    .join("");
}

describe.each(localeCodes)("a page in %s", (locale) => {
  const languageTag = languageTagOf(locale);
  const greece = sites.find(({ code }) => code === locale)?.greece ?? false;
  const texts = textsOf(locale);
  const inCapitals = texts.map((text) => text + text.toLocaleUpperCase(languageTag).normalize("NFC"));
  const faces = facesOf({ languageTag, greece });

  test("names fonts with every character of its texts", () => {
    expect(texts.length).toBeGreaterThan(100);
    const ofText = faces.filter(({ family }) => family === "Noto Sans");
    expect(missing(ofText, texts, /[^\s\p{C}\p{Extended_Pictographic}]/gu)).toBe("");
  });

  test("names a heading font with every letter of its language, in capitals too", () => {
    const ofHeadings = faces.filter(({ family }) => family !== "Noto Sans");
    // Oswald has no ohm sign.
    expect(missing(ofHeadings, inCapitals, greece ? /[\p{L}\p{M}]/gu : /(?!Ω)[\p{L}\p{M}]/gu)).toBe("");
  });

  test("preloads every letter that a page is likely to have, for texts and for headings", () => {
    const preloaded = new Set(fontPreloads({ languageTag, greece }).map(({ href }) => href));
    const first = faces.filter(({ href }) => preloaded.has(href));
    const ofText = first.filter(({ family }) => family === "Noto Sans");
    const ofHeadings = first.filter(({ family }) => family !== "Noto Sans");
    const letters = inCapitals.join("").match(/[\p{L}\p{M}]/gu)!;
    // Rare letters occur only in foreign names.
    const likely = [...Map.groupBy(letters, (letter) => letter)]
      .filter(([, those]) => those.length > letters.length / 10_000)
      .map(([letter]) => letter);
    expect(missing(ofText, likely, /./gu)).toBe("");
    expect(missing(ofHeadings, likely, /./gu)).toBe("");
  });
});
