import type { Check, Finding } from "../check.ts";

/** All characters that the page shows in one CSS font. */
type Lettering = { font: string; characters: string };

/** Whether there is a glyph, by font and character: all sites have the same fonts on one machine. */
const known = new Map<string, boolean>();
const keyOf = (font: string, character: string) => `${character} ${font}`;

/** Every visible character has a glyph in one of its fonts or in a system font, so that no empty box is shown. */
export const glyphs: Check = async ({ page }) => {
  const letterings = await page.evaluate(collectLettering);
  const unknown = letterings.map(({ font, characters }) => ({
    font,
    characters: [...characters].filter((character) => !known.has(keyOf(font, character))).join(""),
  }));
  const drawn = await page.evaluate(
    drawGlyphs,
    unknown.filter(({ characters }) => characters !== ""),
  );
  for (const { font, character, hasGlyph } of drawn) known.set(keyOf(font, character), hasGlyph);
  const missing = letterings.flatMap(({ font, characters }) =>
    [...characters].filter((character) => !known.get(keyOf(font, character))),
  );
  return missing.length > 0 ? await page.evaluate(findTexts, [...new Set(missing)]) : [];
};

/** Runs in the page, as do the next two functions. White space, marks and invisible characters need no glyph. */
function collectLettering(): Lettering[] {
  const shaped = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu;
  const shown = new Map<string, Set<string>>();
  const fonts = new Map<Element, string | undefined>();
  const fontOf = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return undefined;
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
    return `${fontStyle} ${fontWeight} 24px ${fontFamily}`;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (element.matches("script, style, noscript")) continue;
    if (!fonts.has(element)) fonts.set(element, fontOf(element));
    const font = fonts.get(element);
    if (!font) continue;
    if (!shown.has(font)) shown.set(font, new Set());
    for (const character of node.textContent?.match(shaped) ?? []) shown.get(font)!.add(character);
  }
  return Array.from(shown, ([font, characters]) => ({ font, characters: [...characters].join("") }));
}

/**
 * A character that no font has is rendered as the same empty box as a code point that no font will ever have. The
 * function compares their pictures.
 */
async function drawGlyphs(letterings: Lettering[]) {
  await document.fonts.ready;
  const size = 64;
  const pen = Object.assign(document.createElement("canvas"), { width: size, height: size }).getContext(
    "2d",
    {
      willReadFrequently: true,
    },
  )!;
  pen.textBaseline = "top";
  const draw = (character: string, font: string) => {
    pen.clearRect(0, 0, size, size);
    pen.font = font;
    pen.fillText(character, 8, 8);
    return new Uint32Array(pen.getImageData(0, 0, size, size).data.buffer);
  };
  return letterings.flatMap(({ font, characters }) => {
    const box = draw("\u{10fffe}", font);
    return [...characters].map((character) => {
      const picture = draw(character, font);
      return { font, character, hasGlyph: picture.some((pixel, at) => pixel !== box[at]) };
    });
  });
}

function findTexts(characters: string[]): Finding[] {
  const found = new Map<string, Finding>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const missing = characters.filter((character) => node!.textContent?.includes(character));
    if (missing.length === 0 || element.matches("script, style, noscript")) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const codes = missing.map(
      (character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`,
    );
    const words = element.textContent.trim().slice(0, 80);
    found.set(`${codes.join()} ${words}`, {
      says: `no font has a glyph for ${missing.join(" ")} (${codes.join(", ")})`,
      words,
      selector: `${element.localName}.${element.classList[0] ?? ""}`,
      box: { left: left + scrollX, top: top + scrollY, width, height },
    });
  }
  return [...found.values()];
}
