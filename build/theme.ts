/** `styles/theme.gen.ts` is the theme of the brand as the styles want it. */
import { readTheme, themePath } from "../app/server/ops/theme.server.ts";
import type { FontFamily } from "../app/validation/theme.schema.ts";
import { shadeOf } from "../app/validation/contrast.ts";

export { themePath };

/** In CSS. Headings in the family of the text have other files. */
export const headingFamilyName = (text: FontFamily, heading: FontFamily) =>
  heading.name === text.name ? `${heading.name} Headings` : heading.name;

/** What `font-fallbacks.ts` adjusts. */
export const fallbackSystems = ["Arial", "Roboto"] as const;

export const fallbackName = (family: string, system: string) => `${family} as ${system}`;

const stackOf = (family: string) =>
  [family, ...fallbackSystems.map((system) => fallbackName(family, system))]
    .map((name) => `'${name}'`)
    .join(", ");

export function themeModule(header: string, theme = readTheme()): string {
  const { colors, alternate = colors, accents, radii, fonts } = theme;
  const { text, heading, greek = heading } = fonts;
  const values = {
    colors: { ...colors, action: { ...colors.action, shade: shadeOf(colors) } },
    alternate: { light: alternate.light, dark: alternate.dark, chrome: alternate.chrome },
    accents,
    radii,
    fonts: {
      text: stackOf(text.name),
      heading: stackOf(headingFamilyName(text, heading)),
      greek: stackOf(headingFamilyName(text, greek)),
    },
  };
  return `${header}export const theme = ${JSON.stringify(values, null, 2)};

export const capitals: "uppercase" | "none" = "${fonts.capitals ? "uppercase" : "none"}";

/** Alone, so that browsers get no more than this. */
export const chromeColor = ${JSON.stringify(colors.chrome.page)};
`;
}
