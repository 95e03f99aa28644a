import { defineConfig } from "@pandacss/dev";

import { globalCss } from "./styles/global.ts";
import { keyframes } from "./styles/keyframes.ts";
import {
  recipes as brandRecipes,
  slotRecipes as brandSlotRecipes,
} from "./app/blocks/brand.gen/recipes.gen.ts";
import { recipes, slotRecipes } from "./styles/recipes.gen.ts";
import { semanticTokens } from "./styles/semantic-tokens.ts";
import { breakpoints, tokens } from "./styles/tokens.ts";
import { textStyles } from "./styles/text-styles.ts";

export default defineConfig({
  logLevel: "warn",
  presets: ["@pandacss/preset-base"],
  include: ["./app/**/*.{ts,tsx}"],
  // Files without styles (`tests/architecture/tokens.test.ts`): parsing them adds a second to every edit of a token.
  exclude: [
    "./app/{browser,framework,i18n,locales,routes,seo,server,site,validation}/**",
    "./app/**/*.test.{ts,tsx}",
    "./app/**/*.{definition,fixture,functions,queries,recipes,schema,server}.{ts,tsx}",
  ],
  outdir: "styled-system",
  forceConsistentTypeExtension: true,
  preflight: true,
  strictTokens: true,
  globalCss,
  hooks: {
    // Panda's mark on `:root` is an emoji. The page's own styles contain it as an escape, so the full sheet changed an inherited
    // property, and browsers computed the styles of every element again.
    "cssgen:done": ({ content }) => content.replace(/--made-with-panda:[^;}]*;?/, ""),
  },
  conditions: {
    extend: {
      // The site's theme is light or dark. On screens, the visitor's system and then their choice override it.
      alternate: ".theme-alternate &",
      screen: "@media screen",
      darkScreen: "@media screen and (prefers-color-scheme: dark)",
      followingSystem: ".theme-default:not([data-scheme=light]) &",
      chosenDark: ".theme-default[data-scheme=dark] &",
      alternateLight: ".theme-alternate[data-scheme=light] &",
      greek: ".site-greece &",
      chinese: ".in-chinese &",
      japanese: ".in-japanese &",
      korean: ".in-korean &",
      tallLetters: ".tall-letters &",
      // The preset adds `:dir(rtl)`, which the build lowers to a list of languages in every rule.
      rtl: ":where([dir=rtl]) &",
    },
  },
  // The preset's utilities also set custom properties, which nothing reads.
  utilities: {
    extend: {
      transitionProperty: { transform: (transitionProperty: string) => ({ transitionProperty }) },
      transitionDuration: { transform: (transitionDuration: string) => ({ transitionDuration }) },
      transitionTimingFunction: {
        transform: (transitionTimingFunction: string) => ({ transitionTimingFunction }),
      },
    },
  },
  theme: {
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    breakpoints,
    recipes: { ...recipes, ...brandRecipes },
    slotRecipes: { ...slotRecipes, ...brandSlotRecipes },
  },
});
