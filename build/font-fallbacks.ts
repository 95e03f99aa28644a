/**
 * Fallback fonts: system fonts with size, ascent and descent adjusted to each web font and script, so that the
 * swap to the web font does not move the layout.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { type Font, openSync } from "fontkit";
import type { Family, FontFace } from "virtual:fonts";

import { projectRoot } from "../app/server/ops/project-root.server.ts";

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

type System = { name: string; regular: Local; bold: Local };
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

type WebFont = {
  name: string;
  /** Font files by weight. Headings have only the bold one. */
  regular?: string;
  bold: string;
  capitals: boolean;
  scripts: Script["letters"][];
};

const noto = "@expo-google-fonts/noto-sans";

const textFont: WebFont = {
  name: "Noto Sans",
  regular: `${noto}/400Regular/NotoSans_400Regular.ttf`,
  bold: `${noto}/600SemiBold/NotoSans_600SemiBold.ttf`,
  capitals: false,
  scripts: ["latin", "cyrillic", "greek"],
};

const webFonts: Record<Family, WebFont> = {
  text: textFont,
  joined: textFont,
  oswald: {
    name: "Oswald",
    bold: "@expo-google-fonts/oswald/600SemiBold/Oswald_600SemiBold.ttf",
    capitals: true,
    scripts: ["latin", "cyrillic"],
  },
  fira: {
    name: "Fira Sans Extra Condensed",
    bold: "@expo-google-fonts/fira-sans-extra-condensed/600SemiBold/FiraSansExtraCondensed_600SemiBold.ttf",
    capitals: true,
    scripts: ["latin", "greek"],
  },
};

const open = (file: string) => openSync(join(projectRoot, "node_modules", file)) as Font;

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
  (Object.keys(webFonts) as Family[]).flatMap((family) => {
    const font = webFonts[family];
    return scripts
      .filter(({ letters }) => font.scripts.includes(letters))
      .flatMap((script) => systems.flatMap((system) => facesOf(family, font, script, system)));
  });

function facesOf(family: Family, font: WebFont, script: Script, { name, regular, bold }: System): FontFace[] {
  const sample = sampleOf(script, font.capitals);
  const faceOf = (local: Local, web: string, weight: string): FontFace => ({
    family,
    letters: script.letters,
    weight,
    rule: ruleOf([
      `font-family:"${font.name} as ${name}"`,
      `font-weight:${weight}`,
      `src:${local.names.map((localName) => `local("${localName}")`).join(",")}`,
      `unicode-range:${script.range}`,
      ...measuresOf(open(web), open(local.file), sample),
    ]),
  });
  if (!font.regular) return [faceOf(bold, font.bold, "100 900")];
  return [faceOf(regular, font.regular, "100 500"), faceOf(bold, font.bold, "501 900")];
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
