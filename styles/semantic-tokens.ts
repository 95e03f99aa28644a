import { defineSemanticTokens } from "@pandacss/dev";

type Color = `{colors.${string}}`;

/** @param printed value in print, where surfaces have no background */
const role = (usual: Color, purple: Color, printed: Color) => ({
  value: { base: usual, _print: printed, _purple: { base: purple, _print: printed } },
});

type InSchemes<Value> = { light: Value; dark: Value; purple: Value; purpleLight: Value };

/** Of the default theme in both schemes, and of the purple theme, which is dark unless the visitor wants it light. */
const inSchemes = <Value>({ light, dark, purple, purpleLight }: InSchemes<Value>, printed = light) => ({
  value: {
    base: light,
    _print: printed,
    _darkScreen: { _followingSystem: dark },
    _screen: { _chosenDark: dark, _purpleLight: purpleLight },
    _purple: { base: purple, _print: printed },
  },
});

const surface = (light: Color, dark: Color, purple: Color, purpleLight: Color, printed = light) =>
  inSchemes({ light, dark, purple, purpleLight }, printed);

/** Colors by role. `chrome` is dark in every theme; `surface` follows the theme, the scheme and the tone (recipes/section.ts). */
export const semanticTokens = defineSemanticTokens({
  colors: {
    surface: {
      DEFAULT: surface(
        "{colors.paper}",
        "{colors.ink}",
        "{colors.aubergine}",
        "{colors.petal}",
        "{colors.white}",
      ),
      card: surface("{colors.white}", "{colors.slate}", "{colors.grape}", "{colors.white}"),
      line: surface("{colors.mist}", "{colors.rail}", "{colors.dusk}", "{colors.veil}"),
      text: surface("{colors.ink}", "{colors.white}", "{colors.white}", "{colors.aubergine}"),
      muted: surface("{colors.pewter}", "{colors.haze}", "{colors.haze}", "{colors.mauve}"),
      accent: surface("{colors.plum}", "{colors.lilac}", "{colors.lilac}", "{colors.plum}"),
    },
    chrome: {
      DEFAULT: role("{colors.night}", "{colors.abyss}", "{colors.white}"),
      raised: role("{colors.ink}", "{colors.aubergine}", "{colors.white}"),
      line: role("{colors.steel}", "{colors.dusk}", "{colors.mist}"),
      text: role("{colors.white}", "{colors.white}", "{colors.ink}"),
      muted: role("{colors.haze}", "{colors.haze}", "{colors.pewter}"),
      accent: role("{colors.lilac}", "{colors.lilac}", "{colors.plum}"),
    },
  },
  gradients: {
    /** Behind transparent pictures of products, which may be black. */
    stage: inSchemes({
      light: "{gradients.unlit}",
      dark: "{gradients.plate}",
      purple: "{gradients.purplePlate}",
      purpleLight: "{gradients.unlit}",
    }),
  },
  fonts: {
    body: { value: "{fonts.notoSans}, {fonts.system}" },
    heading: {
      value: {
        base: "{fonts.oswald}, {fonts.system}",
        // Oswald has no Greek letters.
        _greek: "{fonts.firaExtraCondensed}, {fonts.system}",
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
