import { defineSemanticTokens } from "@pandacss/dev";

type Color = `{colors.${string}}`;

/** A colour in the default theme, in the purple one, and on paper, where surfaces are not printed. */
const role = (usual: Color, purple: Color, printed: Color) => ({
  value: { base: usual, _print: printed, _purple: { base: purple, _print: printed } },
});

/**
 * Colours by role. `chrome` (header, hero, call to action, footer) is dark in every theme; `surface`
 * follows the theme, and a section with a tone redefines it (recipes/section.ts).
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    surface: {
      DEFAULT: role("{colors.paper}", "{colors.aubergine}", "{colors.white}"),
      card: role("{colors.white}", "{colors.grape}", "{colors.white}"),
      line: role("{colors.mist}", "{colors.dusk}", "{colors.mist}"),
      text: role("{colors.ink}", "{colors.white}", "{colors.ink}"),
      muted: role("{colors.pewter}", "{colors.haze}", "{colors.pewter}"),
      accent: role("{colors.plum}", "{colors.lilac}", "{colors.plum}"),
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
  fonts: {
    body: { value: "{fonts.notoSans}, {fonts.system}" },
    heading: {
      value: {
        base: "{fonts.oswald}, {fonts.system}",
        // Oswald has no Greek letters; Fira Sans Extra Condensed has.
        _greek: "{fonts.firaExtraCondensed}, {fonts.system}",
      },
    },
    /** Chinese, Japanese and Korean are drawn with it, all others only until their web fonts are there. */
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
