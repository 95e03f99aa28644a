import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { scriptOf } from "#app/site/script.ts";

/** `text` and `strong` are the body font in two weights; `heading` is the site's display font. */
export type Face = "text" | "strong" | "heading";

/** A piece of text that one font file can draw. */
export type Run = { font: string; text: string };

const { resolve } = createRequire(import.meta.url);

/**
 * Files of the static fonts. Those of the pages cannot be used: PDFKit's font reader embeds neither
 * variable fonts nor WOFF2 outlines. Each file of the body font holds one script, as `unicode-range` does for browsers.
 */
const files = (family: string, weight: 400 | 600, scripts: readonly string[]) =>
  scripts.map((script) => `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`);

const everyScript = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"];
const notoSans = (weight: 400 | 600) => [
  ...files("noto-sans", weight, everyScript),
  ...["georgian", "armenian", "thai"].flatMap((script) => files(`noto-sans-${script}`, weight, [script])),
];
const strong = notoSans(600);
const oswald = "@expo-google-fonts/oswald/600SemiBold/Oswald_600SemiBold.ttf";
const fira =
  "@expo-google-fonts/fira-sans-extra-condensed/600SemiBold/FiraSansExtraCondensed_600SemiBold.ttf";

const printable = new Set<string | undefined>(["Latn", "Cyrl", "Grek", "Geor", "Armn", "Thai"]);

/**
 * Whether documents can be set in a language. PDFKit puts no text from right to left in its order, and fonts of Chinese,
 * Japanese and Korean have megabytes.
 */
export const isPrintable = (languageTag: string) => printable.has(scriptOf(languageTag));

/** What PDFKit keeps to itself of the font in use: whether it has a glyph. */
type FontInUse = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } };

/**
 * The fonts of one document. A file is read when its first letter is needed; of each, the document
 * embeds only the letters it shows.
 * @param greece the site whose headings are set in the font that has Greek letters
 */
export function createPrintFonts(pdf: PDFKit.PDFDocument, greece: boolean) {
  const faces: Record<Face, string[]> = {
    text: notoSans(400),
    strong,
    // What neither display font has, for example the sign of a currency, comes from the body font.
    heading: greece ? [fira, oswald, ...strong] : [oswald, fira, ...strong],
  };
  const registered = new Set<string>();
  const known = new Map<string, string>();

  function use(font: string) {
    if (!registered.has(font)) pdf.registerFont(font, readFileSync(resolve(font)));
    registered.add(font);
    return pdf.font(font);
  }

  function fontFor(face: Face, codePoint: number): string {
    const key = `${face} ${codePoint}`;
    const found = known.get(key);
    if (found) return found;
    const stack = faces[face];
    const has = (font: string) =>
      // oxlint-disable-next-line no-underscore-dangle -- its name is PDFKit's
      (use(font) as unknown as FontInUse)._font.font.hasGlyphForCodePoint(codePoint);
    const font = stack.find(has) ?? stack[0]!;
    known.set(key, font);
    return font;
  }

  return {
    use,
    /** The text in its order, cut where the next letter needs another file. */
    runs(text: string, face: Face): Run[] {
      const runs: Run[] = [];
      for (const character of text) {
        const last = runs.at(-1);
        const font = character === " " && last ? last.font : fontFor(face, character.codePointAt(0)!);
        if (last?.font === font) last.text += character;
        else runs.push({ font, text: character });
      }
      return runs;
    },
  };
}

export type PrintFonts = ReturnType<typeof createPrintFonts>;
