import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { scriptOf } from "#app/site/format.ts";

export type Face = "text" | "strong" | "heading";

export type Run = { font: string; text: string };

const { resolve } = createRequire(import.meta.url);

/** Static fonts, one file per script. PDFKit embeds neither variable fonts nor WOFF2, which the pages use. */
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

/** PDFKit does not lay out right-to-left text, and CJK fonts take megabytes. */
export const isPrintable = (languageTag: string) => printable.has(scriptOf(languageTag));

const printableLetters = /^(?:\P{L}|[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Geor}\p{sc=Armn}\p{sc=Thai}])*$/u;

/** Whether the fonts have all letters of a text, such as a name in the letters of its country. */
export const canPrint = (text: string): boolean => printableLetters.test(text);

/** Font files in order of preference. @param greece uses the display font with Greek letters */
export const printFontFiles = (greece: boolean): Record<Face, string[]> => ({
  text: notoSans(400),
  strong,
  // Glyphs missing in both display fonts, such as currency signs, use the body font.
  heading: greece ? [fira, oswald, ...strong] : [oswald, fira, ...strong],
});

export const readPrintFont = (file: string) => readFileSync(resolve(file));

/** Private API of PDFKit. */
type FontInUse = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } };

/** Fonts are read on first use and embedded as subsets. */
export function createPrintFonts(pdf: PDFKit.PDFDocument, greece: boolean) {
  const faces = printFontFiles(greece);
  const registered = new Set<string>();
  const known = new Map<string, string>();

  function use(font: string) {
    if (!registered.has(font)) pdf.registerFont(font, readPrintFont(font));
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
