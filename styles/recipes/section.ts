import { defineRecipe, defineSlotRecipe } from "../define.ts";

import { container } from "../container.ts";

/** A tone redefines the surface's colours for everything inside the section. */
export const darkSurface = {
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

/** Two sections of one tone that follow each other share the space between them, also as two blocks of a page. */
const sharesSpaceAfter = (tone: string): Record<`${string}&`, { paddingBlockStart: "0" }> => {
  const before = `:is([data-tone=${tone}], [data-block]:has([data-tone=${tone}]))`;
  return { [`${before} + &, ${before} + [data-block] &`]: { paddingBlockStart: "0" } as const };
};

export const section = defineSlotRecipe({
  className: "section",
  staticCss: [{ tone: ["auto", "dark", "light", "accent"], layout: ["stacked", "split"], backed: ["true"] }],
  slots: ["root", "inner", "header", "lead", "aside", "body", "footer"],
  base: {
    root: {
      backgroundColor: "surface",
      color: "surface.text",
      paddingBlock: { base: "16", lg: "24", _print: "6" },
      "&:has(.slider__root)": { overflowX: "clip" },
      // Below what else stands under the header on a product's page.
      "&[id]": { scrollMarginBlockStart: { lg: "14" } },
    },
    inner: {
      ...container,
      display: "grid",
      // No column becomes as wide as its longest word.
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: { base: "8", lg: "12" },
    },
    header: {
      display: "flex",
      flexDirection: "column",
      gap: "3",
      maxWidth: "prose",
      "&:has(> h1)": { maxWidth: "full" },
    },
    lead: { textStyle: "lead", color: "surface.muted", maxWidth: "prose" },
    body: { minWidth: "0" },
    aside: { display: "none" },
    footer: { display: "flex" },
  },
  variants: {
    tone: {
      auto: { root: sharesSpaceAfter("auto") },
      dark: { root: { ...darkSurface, ...sharesSpaceAfter("dark") } },
      light: { root: { ...lightSurface, ...sharesSpaceAfter("light") } },
      accent: {
        root: {
          ...darkSurface,
          "--colors-surface": "{colors.aubergine}",
          "--colors-surface-card": "{colors.grape}",
          _print: { "--colors-surface": "{colors.white}", "--colors-surface-card": "{colors.white}" },
          ...sharesSpaceAfter("accent"),
        },
      },
    },
    layout: {
      stacked: {},
      /** On the grid of 24 columns: heading on 8, text on 16. */
      split: {
        inner: { gridTemplateColumns: { xl: "repeat(24, minmax(0, 1fr))" }, columnGap: { xl: "0" } },
        // The words of a page's own heading are too large to stand beside the text.
        header: { gridColumn: { xl: "1 / span 7" }, "&:has(> h1)": { gridColumn: { xl: "1 / -1" } } },
        // As high as the text beside it, so that what is sticky in it has a way to go.
        aside: { display: { xl: "block" }, flexGrow: "1", "* + &": { marginBlockStart: "6" } },
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
      cards: {
        gridTemplateColumns: {
          base: "repeat(auto-fill, minmax(min(100%, 16.5625rem), 1fr))",
          xl: "repeat(4, minmax(0, 1fr))",
        },
        // Four are two pairs before they are one row.
        "&:has(> :nth-child(4):last-child)": {
          mdToXl: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        },
        // Eight are two rows of four as soon as their words have room.
        "&:has(> :nth-child(8):last-child)": {
          lgToXl: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
        },
      },
      features: {
        gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", xl: "repeat(4, 1fr)" },
        // Three fill their row, and where two fit the third has one of its own.
        "&:has(> :nth-child(3):last-child)": {
          gridTemplateColumns: { xl: "repeat(3, 1fr)" },
          "& > :last-child": { smToXl: { gridColumn: "1 / -1" } },
        },
      },
      banners: {
        gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", xl: "repeat(4, minmax(0, 1fr))" },
      },
      families: {
        gridTemplateColumns: {
          base: "repeat(2, minmax(0, 1fr))",
          md: "repeat(3, minmax(0, 1fr))",
          xl: "repeat(6, minmax(0, 1fr))",
        },
        gap: "4",
      },
      pictures: { gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", lg: "repeat(3, 1fr)" } },
      halves: { gridTemplateColumns: { base: "1fr", lg: "1fr 1fr" }, gap: { base: "8", lg: "16" } },
    },
  },
});
