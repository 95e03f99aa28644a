import { readFileSync } from "node:fs";

import { scriptOf } from "#app/site/format.ts";
import type { FontFamily, FontScript } from "#app/validation/theme.schema.ts";

import { isVariable, isWhole, staticFiles } from "../../ops/theme-fonts.server.ts";
import { defaultTheme, theme } from "../../ops/theme.server.ts";

export type Face = "text" | "strong" | "heading";

export type Run = { font: string; text: string };

/** Subset names by script, in packages with one file per subset. */
const subsets: Record<FontScript, readonly string[]> = {
  latin: ["latin", "latin-ext"],
  cyrillic: ["cyrillic", "cyrillic-ext"],
  greek: ["greek", "greek-ext"],
  vietnamese: ["vietnamese"],
  arabic: ["arabic"],
  hebrew: ["hebrew"],
  georgian: ["georgian"],
  armenian: ["armenian"],
  thai: ["thai"],
};

/** Static fonts. PDFKit embeds neither variable fonts nor WOFF2, which the pages use. */
const filesOf = ({ from, print = from }: FontFamily, weight: 400 | 600): string[] =>
  print
    .filter((source) => !isVariable(source))
    .flatMap((source) => {
      const parts = isWhole(source) ? [""] : source.scripts.flatMap((script) => subsets[script]);
      return parts.flatMap((subset) =>
        staticFiles(source, [weight], { subset, extension: "woff" }).map(({ path }) => path),
      );
    });

const printable = new Set<string | undefined>(["Latn", "Cyrl", "Grek", "Geor", "Armn", "Thai"]);

/** PDFKit does not lay out right-to-left text, and CJK fonts take megabytes. */
export const isPrintable = (languageTag: string) => printable.has(scriptOf(languageTag));

const printableLetters = /^(?:\P{L}|[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Geor}\p{sc=Armn}\p{sc=Thai}])*$/u;

/** Whether the fonts have all letters of a text, such as a name in the script of its country. */
export const canPrint = (text: string): boolean => printableLetters.test(text);

/** In order of preference; missing letters use the default theme's. @param greece the Greek display font first */
export function printFontFiles(greece: boolean): Record<Face, string[]> {
  const { text, heading, greek } = theme.fonts;
  const display = [heading, greek].flatMap((family) => (family ? [filesOf(family, 600)] : []));
  const strong = [...filesOf(text, 600), ...filesOf(defaultTheme.fonts.text, 600)];
  return {
    text: unique([...filesOf(text, 400), ...filesOf(defaultTheme.fonts.text, 400)]),
    strong: unique(strong),
    // Glyphs missing in both display fonts, such as currency signs, use the body font.
    heading: unique([...(greece ? display.toReversed() : display).flat(), ...strong]),
  };
}

const unique = (paths: string[]) => [...new Set(paths)];

export const readPrintFont = (file: string) => readFileSync(file);

/** Private API of PDFKit. */
type FontInUse = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } };

/** Fonts are read on first use and embedded as subsets. */
export function createPrintFonts(pdf: PDFKit.PDFDocument, greece: boolean) {
  const faces = printFontFiles(greece);
  const registered = new Set<string>();
  const known = new Map<string, string | undefined>();

  function use(font: string) {
    if (!registered.has(font)) pdf.registerFont(font, readPrintFont(font));
    registered.add(font);
    return pdf.font(font);
  }

  function fontWith(face: Face, codePoint: number): string | undefined {
    const key = `${face} ${codePoint}`;
    if (known.has(key)) return known.get(key);
    const has = (font: string) =>
      // oxlint-disable-next-line no-underscore-dangle -- its name is PDFKit's
      (use(font) as unknown as FontInUse)._font.font.hasGlyphForCodePoint(codePoint);
    const font = faces[face].find(has);
    known.set(key, font);
    return font;
  }

  return {
    use,
    /** Most fonts lack the narrow no-break space, the thousands separator of French; a wider one replaces it. */
    runs(text: string, face: Face): Run[] {
      const runs: Run[] = [];
      for (const symbol of text) {
        const last = runs.at(-1);
        const character = symbol === "\u202f" && !fontWith(face, 0x202f) ? "\u00a0" : symbol;
        const font =
          character === " " && last
            ? last.font
            : (fontWith(face, character.codePointAt(0)!) ?? faces[face][0]!);
        if (last?.font === font) last.text += character;
        else runs.push({ font, text: character });
      }
      return runs;
    },
  };
}

export type PrintFonts = ReturnType<typeof createPrintFonts>;
