/**
 * Fallback fonts: system fonts with size, ascent and descent adjusted to each web font and script, so that the
 * swap to the web font does not move the layout.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { type Font, openSync } from "fontkit";
import type { Family, FontFace } from "virtual:fonts";

import { projectRoot } from "../app/server/ops/project-root.server.ts";
import { isVariable, staticFiles, variableFile } from "../app/server/ops/theme-fonts.server.ts";
import { readTheme } from "../app/server/ops/theme.server.ts";
import { families, familyNames } from "./font-families.ts";
import { type fallbackSystems, fallbackName } from "./theme.ts";

type Script = { letters: "latin" | "cyrillic" | "greek"; range: string; pattern: RegExp; locale: string };

/** Latin also covers characters of no other script. Letter frequencies are taken from the locale's messages. */
const scripts: Script[] = [
  {
    letters: "latin",
    range: "U+0000-036F,U+1E00-1EFF,U+2000-22FF",
    pattern: /[\p{Script=Latin} ]/gu,
    locale: "en",
  },
  { letters: "cyrillic", range: "U+0400-052F", pattern: /[\p{Script=Cyrillic} ]/gu, locale: "uk" },
  { letters: "greek", range: "U+0370-03FF", pattern: /[\p{Script=Greek} ]/gu, locale: "el" },
];

type System = { name: (typeof fallbackSystems)[number]; regular: Local; bold: Local };
type Local = {
  names: string[];
  /** Metric-compatible font in `node_modules`. */
  file: string;
};

/** Windows, Apple and most Linux systems have Arial or the metric-compatible Liberation Sans; Android has Roboto. */
const systems: System[] = [
  {
    name: "Arial",
    regular: {
      names: ["Arial", "ArialMT", "Liberation Sans"],
      file: "pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf",
    },
    bold: {
      names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
      file: "pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf",
    },
  },
  {
    name: "Roboto",
    regular: {
      names: ["Roboto", "Roboto-Regular"],
      file: "@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf",
    },
    bold: {
      names: ["Roboto Bold", "Roboto-Bold"],
      file: "@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf",
    },
  },
];

/** Files by weight. Headings have only the bold one. */
type Measured = { regular?: string; bold: string };

/** Metrics for the letters of a script; undefined if the family lacks them. */
function measuredFiles(family: Family, script: Script["letters"]): Measured | undefined {
  const sources = families[family]?.from.filter(({ scripts: names }) => names.includes(script)) ?? [];
  const source = sources.find((one) => !isVariable(one)) ?? sources[0];
  if (!source) return undefined;
  const fileOf = (weight: number) =>
    isVariable(source)
      ? variableFile(source, script)
      : staticFiles(source, [weight], { subset: script })[0]?.path;
  const bold = fileOf(600);
  const regular = family === "text" || family === "joined" ? fileOf(400) : undefined;
  return bold ? { bold, ...(regular && { regular }) } : undefined;
}

/** @param weight of a variable font */
function open(file: string, weight: number): Font {
  const font = openSync(file) as Font & {
    variationAxes?: Record<string, unknown>;
    getVariation?: (axes: Record<string, number>) => Font;
  };
  return font.variationAxes?.wght && font.getVariation ? font.getVariation({ wght: weight }) : font;
}

const installed = (file: string) => join(projectRoot, "node_modules", file);

function sampleOf({ locale, pattern }: Script, capitals: boolean): string {
  const catalogs = globSync(`app/locales/${locale}/*.po`, { cwd: projectRoot });
  const text = catalogs.map((file) => readFileSync(join(projectRoot, file), "utf8")).join("\n");
  const said = [...text.matchAll(/^msgstr "(.*)"$/gm)].map(([, words]) => words).join(" ");
  const letters = (said.match(pattern) ?? []).join("").replaceAll(/ +/g, " ");
  return capitals ? letters.toLocaleUpperCase(locale) : letters;
}

/** Width in em. */
function widthOf(font: Font, text: string): number {
  const widths = new Map<string, number>();
  let sum = 0;
  for (const letter of text) {
    let width = widths.get(letter);
    if (width === undefined) {
      width = font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth / font.unitsPerEm;
      widths.set(letter, width);
    }
    sum += width;
  }
  return sum;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Only letters in both fonts; others would be measured as the missing glyph. */
const inBoth = (text: string, fonts: Font[]) =>
  [...text]
    .filter((letter) => fonts.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)))
    .join("");

/** Computed lazily from the font files, which takes a second. */
export const fontFallbacks = (): FontFace[] =>
  (Object.keys(families) as Family[])
    .filter((family) => families[family])
    .flatMap((family) =>
      scripts.flatMap((script) => {
        const files = measuredFiles(family, script.letters);
        return files ? systems.flatMap((system) => facesOf(family, files, script, system)) : [];
      }),
    );

function facesOf(
  family: Family,
  files: Measured,
  script: Script,
  { name, regular, bold }: System,
): FontFace[] {
  const isHeading = family === "heading" || family === "greek";
  const sample = sampleOf(script, isHeading && readTheme().fonts.capitals);
  const faceOf = (local: Local, web: string, style: { weight: string; wght: number }): FontFace => ({
    family,
    letters: script.letters,
    weight: style.weight,
    rule: ruleOf([
      `font-family:"${fallbackName(familyNames[family], name)}"`,
      `font-weight:${style.weight}`,
      `src:${local.names.map((localName) => `local("${localName}")`).join(",")}`,
      `unicode-range:${script.range}`,
      ...measuresOf(open(web, style.wght), open(installed(local.file), style.wght), sample),
    ]),
  });
  if (!files.regular) return [faceOf(bold, files.bold, { weight: "100 900", wght: 600 })];
  return [
    faceOf(regular, files.regular, { weight: "100 500", wght: 400 }),
    faceOf(bold, files.bold, { weight: "501 900", wght: 600 }),
  ];
}

const ruleOf = (declarations: string[]) => `@font-face{${declarations.join(";")}}`;

function measuresOf(web: Font, local: Font, sample: string): string[] {
  const text = inBoth(sample, [web, local]);
  const width = widthOf(web, text) / widthOf(local, text);
  return [
    `size-adjust:${percent(width)}`,
    `ascent-override:${percent(web.ascent / web.unitsPerEm / width)}`,
    `descent-override:${percent(-web.descent / web.unitsPerEm / width)}`,
    "line-gap-override:0%",
  ];
}
