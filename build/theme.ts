/** `styles/theme.gen.ts` is the theme of the brand as the styles want it. */
import { readTheme, themePath } from "../app/server/ops/theme.server.ts";
import { shadeOf } from "../app/validation/contrast.ts";

export { themePath };

export function themeModule(
  header: string,
  { colors, alternate = colors, accents, radii } = readTheme(),
): string {
  const values = {
    colors: { ...colors, action: { ...colors.action, shade: shadeOf(colors) } },
    alternate: { light: alternate.light, dark: alternate.dark, chrome: alternate.chrome },
    accents,
    radii,
  };
  return `${header}export const theme = ${JSON.stringify(values, null, 2)};

/** Alone, so that browsers get no more than this. */
export const chromeColor = ${JSON.stringify(colors.chrome.page)};
`;
}
