/** Generates `styles/theme.gen.ts`, the theme of the brand in the format of the styles. */
import { type Font, openSync } from "fontkit";

import { isVariable, staticFiles, variableFile } from "../app/server/ops/theme-fonts.server.ts";
import { readTheme, themePath } from "../app/server/ops/theme.server.ts";
import type { FontFamily, Theme } from "../app/validation/theme.schema.ts";
import { shadeOf } from "../app/validation/contrast.ts";
import { imageOf, painted } from "../app/validation/drawing.ts";

export { themePath };

/** CSS family names. Headings in the font of the text have separate files. */
export const headingFamilyName = (text: FontFamily, heading: FontFamily) =>
  heading.name === text.name ? `${heading.name} Headings` : heading.name;

/** Fonts that `font-fallbacks.ts` adjusts. */
export const fallbackSystems = ["Arial", "Roboto"] as const;

export const fallbackName = (family: string, system: string) => `${family} as ${system}`;

const stackOf = (family: string) =>
  [family, ...fallbackSystems.map((system) => fallbackName(family, system))]
    .map((name) => `'${name}'`)
    .join(", ");

const outlineOf = (points: Theme["shape"]["outline"]) =>
  points ? `polygon(${points.map(([x, y]) => `${length(x)} ${length(y)}`).join(", ")})` : "circle(50%)";

const length = (percent: number) => (percent === 0 ? "0" : `${percent}%`);

/** Average advance width of a letter of the name in em, with the letter spacing of the pages. */
function advanceOf({ heading, capitals }: Theme["fonts"]): number {
  const [source] = heading.from;
  const path = isVariable(source!)
    ? variableFile(source!, "latin")
    : staticFiles(source!, [600], { subset: "latin" })[0]?.path;
  if (!path) return 0.6;
  const font = openSync(path) as Font;
  const letters = capitals ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "abcdefghijklmnopqrstuvwxyz";
  const sum = [...letters].reduce(
    (width, letter) => width + font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth,
    0,
  );
  return Math.round((sum / letters.length / font.unitsPerEm + 0.02) * 100) / 100;
}

export function themeModule(header: string, theme = readTheme()): string {
  const { colors, alternate = colors, accents, radii, fonts, shape, pictograms } = theme;
  const { text, heading, greek = heading } = fonts;
  const values = {
    colors: { ...colors, action: { ...colors.action, shade: shadeOf(colors) } },
    alternate: { light: alternate.light, dark: alternate.dark, chrome: alternate.chrome },
    accents,
    radii,
    shape: { ...shape, outline: outlineOf(shape.outline) },
    focus: theme.focus,
    fonts: {
      text: stackOf(text.name),
      heading: stackOf(headingFamilyName(text, heading)),
      greek: stackOf(headingFamilyName(text, greek)),
    },
  };
  return `${header}export const theme = ${JSON.stringify(values, null, 2)};

export const icons: Record<string, string> = ${JSON.stringify(theme.icons)};

export const pictograms: { rating: string; zero: string; zeroLines?: string } = ${JSON.stringify(pictograms)};

type Drawing = { width: number; height: number; parts: { path: string; fill: string; opacity?: number }[] };

export const mark: Drawing | undefined = ${JSON.stringify(theme.mark && painted(theme.mark, colors))};

/** CSS image. */
export const bulletImage = ${JSON.stringify(imageOf(painted(theme.bullet, colors)))};

/** Average advance of a letter of the headings, with letter spacing, in em. */
export const letterAdvance = ${advanceOf(fonts)};

export const capitals: "uppercase" | "none" = "${fonts.capitals ? "uppercase" : "none"}";

// Alone, so that browsers get no more than these.
export const facets: boolean = ${shape.facets};

export const chromeColor = ${JSON.stringify(colors.chrome.page)};
`;
}
