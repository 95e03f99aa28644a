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
    // Oswald has no Greek letters; Fira Sans Extra Condensed has.
    heading: { value: { base: "{fonts.oswald}", _greek: "{fonts.firaExtraCondensed}" } },
  },
});
