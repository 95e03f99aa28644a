import { defineSemanticTokens } from "@pandacss/dev";

type Color = `{colors.${string}}`;

type Role = "page" | "card" | "line" | "text" | "muted" | "accent";

const on = (surface: "light" | "dark" | "chrome", role: Role): Color => `{colors.base.${surface}.${role}}`;
const alternate = (surface: "light" | "dark" | "chrome", role: Role): Color =>
  `{colors.alternate.${surface}.${role}}`;

/** @param printed value in print, where surfaces have no background */
const chrome = (role: Role, printed: Color) => ({
  value: {
    base: on("chrome", role),
    _print: printed,
    _alternate: { base: alternate("chrome", role), _print: printed },
  },
});

type InSchemes<Value> = { light: Value; dark: Value; alternate: Value; alternateLight: Value };

/** The default theme in both schemes; the alternate one is dark unless the visitor chooses light. */
const inSchemes = <Value>(
  { light, dark, alternate: alternateDark, alternateLight }: InSchemes<Value>,
  printed = light,
) => ({
  value: {
    base: light,
    _print: printed,
    _darkScreen: { _followingSystem: dark },
    _screen: { _chosenDark: dark, _alternateLight: alternateLight },
    _alternate: { base: alternateDark, _print: printed },
  },
});

const surface = (role: Role, printed?: Color) =>
  inSchemes<Color>(
    {
      light: on("light", role),
      dark: on("dark", role),
      alternate: alternate("dark", role),
      alternateLight: alternate("light", role),
    },
    printed,
  );

/** Colors by role. `chrome` is dark in every theme; `surface` follows the theme, the scheme and the tone (recipes/section.ts). */
export const semanticTokens = defineSemanticTokens({
  colors: {
    surface: {
      DEFAULT: surface("page", "{colors.white}"),
      card: surface("card", "{colors.white}"),
      line: surface("line"),
      text: surface("text"),
      muted: surface("muted"),
      accent: surface("accent"),
    },
    chrome: {
      DEFAULT: chrome("page", "{colors.white}"),
      raised: chrome("card", "{colors.white}"),
      line: chrome("line", on("light", "line")),
      text: chrome("text", on("light", "text")),
      muted: chrome("muted", on("light", "muted")),
      accent: chrome("accent", on("light", "accent")),
    },
  },
  gradients: {
    /** Behind transparent pictures of products, which may be black. */
    stage: inSchemes({
      light: "{gradients.unlit}",
      dark: "{gradients.plate}",
      alternate: "{gradients.alternatePlate}",
      alternateLight: "{gradients.unlit}",
    }),
  },
  fonts: {
    body: { value: "{fonts.text}, {fonts.system}" },
    heading: {
      value: {
        base: "{fonts.usualHeading}, {fonts.system}",
        _greek: "{fonts.greekHeading}, {fonts.system}",
      },
    },
    /** Font of Chinese, Japanese and Korean; fallback of all others. */
    system: {
      value: {
        base: "system-ui, sans-serif",
        _chinese: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
        _japanese: "'Hiragino Sans', 'Yu Gothic', Meiryo, 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif",
        _korean: "'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', sans-serif",
      },
    },
  },
  lineHeights: {
    h1: { value: { base: "1.2", _tallLetters: "1.4" } },
    h2: { value: { base: "1.143", _tallLetters: "1.4" } },
    h3: { value: { base: "1.19", _tallLetters: "1.4" } },
    h4: { value: { base: "1.286", _tallLetters: "1.4" } },
  },
});
