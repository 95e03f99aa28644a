import { defineRecipe, defineSlotRecipe } from "@pandacss/dev";

import { container } from "../container.ts";

/** A tone redefines the surface's colours for everything inside the section. */
const darkSurface = {
  "--colors-surface": "{colors.chrome}",
  "--colors-surface-card": "{colors.chrome.raised}",
  "--colors-surface-line": "{colors.chrome.line}",
  "--colors-surface-text": "{colors.chrome.text}",
  "--colors-surface-muted": "{colors.chrome.muted}",
  "--colors-surface-accent": "{colors.chrome.accent}",
};

const lightSurface = {
  "--colors-surface": "{colors.paper}",
  "--colors-surface-card": "{colors.white}",
  "--colors-surface-line": "{colors.mist}",
  "--colors-surface-text": "{colors.ink}",
  "--colors-surface-muted": "{colors.pewter}",
  "--colors-surface-accent": "{colors.plum}",
};

export const section = defineSlotRecipe({
  className: "section",
  slots: ["root", "inner", "header", "lead", "body", "footer"],
  base: {
    root: {
      backgroundColor: "surface",
      color: "surface.text",
      paddingBlock: { base: "16", lg: "24" },
    },
    inner: { ...container, display: "grid", gap: { base: "8", lg: "12" } },
    header: { display: "grid", gap: "3", alignContent: "start", maxWidth: "prose" },
    lead: { textStyle: "lead", color: "surface.muted" },
    // A grid's child may be narrower than its longest word.
    body: { minWidth: "0" },
    footer: { display: "flex" },
  },
  variants: {
    tone: {
      // Two sections of one tone that follow each other share the space between them.
      auto: { root: { "[data-tone=auto] + &": { paddingBlockStart: "0" } } },
      dark: { root: { ...darkSurface, "[data-tone=dark] + &": { paddingBlockStart: "0" } } },
      light: { root: { ...lightSurface, "[data-tone=light] + &": { paddingBlockStart: "0" } } },
      accent: {
        root: {
          ...darkSurface,
          "--colors-surface": "{colors.aubergine}",
          "--colors-surface-card": "{colors.grape}",
          "[data-tone=accent] + &": { paddingBlockStart: "0" },
        },
      },
    },
    layout: {
      stacked: {},
      /** On the grid of 24 columns: heading on 8, text on 16. */
      split: {
        inner: { gridTemplateColumns: { xl: "repeat(24, minmax(0, 1fr))" }, columnGap: { xl: "0" } },
        header: { gridColumn: { xl: "1 / span 7" } },
        body: { gridColumn: { xl: "9 / span 16" } },
        footer: { gridColumn: { xl: "9 / span 16" } },
      },
    },
    /** Stands before a drawing that fills the section. */
    backed: {
      true: {
        root: { position: "relative", isolation: "isolate", overflow: "hidden" },
        inner: { position: "relative" },
      },
    },
  },
  defaultVariants: { tone: "auto", layout: "stacked" },
});

export const cardGrid = defineRecipe({
  className: "card-grid",
  base: { display: "grid", gap: { base: "4", lg: "6" } },
  variants: {
    columns: {
      cards: { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16.5625rem), 1fr))" },
      features: { gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", xl: "repeat(4, 1fr)" } },
      banners: { gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", xl: "repeat(4, 1fr)" } },
      pictures: { gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", lg: "repeat(3, 1fr)" } },
      halves: { gridTemplateColumns: { base: "1fr", lg: "1fr 1fr" }, gap: { base: "8", lg: "16" } },
    },
  },
});
