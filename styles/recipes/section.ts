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
  slots: ["root", "inner", "header", "lead", "footer"],
  base: {
    root: { backgroundColor: "surface", color: "surface.text", paddingBlock: { base: "16", lg: "24" } },
    inner: {
      ...container,
    },
    header: { display: "grid", gap: "3", maxWidth: "prose", marginBlockEnd: { base: "8", lg: "12" } },
    lead: { textStyle: "lead", color: "surface.muted" },
    footer: { marginBlockStart: "10", display: "flex" },
  },
  variants: {
    tone: {
      auto: {},
      dark: { root: darkSurface },
      light: { root: lightSurface },
      accent: {
        root: {
          ...darkSurface,
          "--colors-surface": "{colors.aubergine}",
          "--colors-surface-card": "{colors.grape}",
        },
      },
    },
    /** Follows another section of the same surface, so it needs no second space above. */
    tight: { true: { root: { paddingBlockStart: "0" } } },
  },
  defaultVariants: { tone: "auto" },
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

/** Groups below each other. */
export const groupList = defineRecipe({
  className: "group-list",
  base: { display: "grid", gap: "10", "& > section": { display: "grid", gap: "4" } },
});
