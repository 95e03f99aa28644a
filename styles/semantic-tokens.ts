import { defineSemanticTokens } from "@pandacss/dev";

/**
 * Colours by role. `chrome` (header, hero, call to action, footer) is dark in every theme; `surface`
 * follows the theme, and a section with a tone redefines it (recipes/section.ts).
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    surface: {
      DEFAULT: { value: { base: "{colors.paper}", _purple: "{colors.aubergine}" } },
      card: { value: { base: "{colors.white}", _purple: "{colors.grape}" } },
      line: { value: { base: "{colors.mist}", _purple: "#3d2663" } },
      text: { value: { base: "{colors.ink}", _purple: "{colors.white}" } },
      muted: { value: { base: "{colors.pewter}", _purple: "{colors.haze}" } },
      accent: { value: { base: "{colors.plum}", _purple: "{colors.lilac}" } },
    },
    chrome: {
      DEFAULT: { value: { base: "{colors.night}", _purple: "#0e0520" } },
      raised: { value: { base: "{colors.ink}", _purple: "{colors.aubergine}" } },
      line: { value: { base: "#1f2b45", _purple: "#3d2663" } },
      text: { value: "{colors.white}" },
      muted: { value: "{colors.haze}" },
      accent: { value: "{colors.lilac}" },
    },
  },
  fonts: {
    // Oswald has no Greek letters; Fira Sans Extra Condensed has.
    heading: { value: { base: "{fonts.oswald}", _greek: "{fonts.firaExtraCondensed}" } },
  },
});
