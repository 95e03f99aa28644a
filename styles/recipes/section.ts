import { defineRecipe, defineSlotRecipe } from "../define.ts";
import { container } from "../fragments.ts";

/** Redefines the surface colors inside a section. */
export const darkSurface = {
  "--colors-surface": "{colors.chrome}",
  "--colors-surface-card": "{colors.chrome.raised}",
  "--colors-surface-line": "{colors.chrome.line}",
  "--colors-surface-text": "{colors.chrome.text}",
  "--colors-surface-muted": "{colors.chrome.muted}",
  "--colors-surface-accent": "{colors.chrome.accent}",
  "--gradients-stage": {
    base: "{gradients.plate}",
    _alternate: "{gradients.alternatePlate}",
    _print: "{gradients.unlit}",
  },
};

const lightSurface = {
  "--colors-surface": "{colors.base.light.page}",
  "--colors-surface-card": "{colors.base.light.card}",
  "--colors-surface-line": "{colors.base.light.line}",
  "--colors-surface-text": "{colors.base.light.text}",
  "--colors-surface-muted": "{colors.base.light.muted}",
  "--colors-surface-accent": "{colors.base.light.accent}",
  "--gradients-stage": "{gradients.unlit}",
};

/** Adjacent sections of one tone share the space between them, also across blocks. */
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
      paddingBlock: { base: "8", md: "16", lg: "24", _print: "6" },
      "&:has(.slider__root)": { overflowX: "clip" },
      // Below the sticky bar of product pages.
      "&[id]": { scrollMarginBlockStart: { lg: "14" } },
    },
    inner: {
      ...container,
      display: "grid",
      // `minmax(0, …)`, so that long words do not widen the column.
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: { base: "5", md: "8", lg: "12" },
      // Rows of a grid would be divided between a heading and its content.
      _print: { display: "block", "& > * + *": { marginBlockStart: "5" } },
    },
    header: {
      display: "flex",
      flexDirection: "column",
      gap: "3",
      maxWidth: "prose",
      breakAfter: "avoid",
      "&:has(> h1)": { maxWidth: "full" },
    },
    lead: { textStyle: { base: "body", md: "lead" }, color: "surface.muted", maxWidth: "prose" },
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
          "--colors-surface": "{colors.band.page}",
          "--colors-surface-card": "{colors.band.card}",
          _print: { "--colors-surface": "{colors.white}", "--colors-surface-card": "{colors.white}" },
          ...sharesSpaceAfter("accent"),
        },
      },
    },
    layout: {
      stacked: {},
      /** 24 columns: heading 8, text 16. */
      split: {
        inner: { gridTemplateColumns: { xl: "repeat(24, minmax(0, 1fr))" }, columnGap: { xl: "0" } },
        // Page headings are too large to be beside the text.
        header: { gridColumn: { xl: "1 / span 7" }, "&:has(> h1)": { gridColumn: { xl: "1 / -1" } } },
        // As tall as the text, so that sticky content can move.
        aside: { display: { xl: "block" }, flexGrow: "1", "* + &": { marginBlockStart: "6" } },
        body: { gridColumn: { xl: "9 / span 16" } },
        footer: { gridColumn: { xl: "9 / span 16" } },
      },
    },
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
  base: { display: "grid", gap: { base: "3", md: "4", lg: "6" } },
  variants: {
    columns: {
      cards: {
        gridTemplateColumns: {
          base: "repeat(2, minmax(0, 1fr))",
          md: "repeat(auto-fill, minmax(min(100%, 16.5625rem), 1fr))",
          xl: "repeat(4, minmax(0, 1fr))",
        },
        // Four items: two pairs until one row fits.
        "&:has(> :nth-child(4):last-child)": {
          mdToXl: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        },
        // Eight items: two rows of four as soon as they fit.
        "&:has(> :nth-child(8):last-child)": {
          lgToXl: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
        },
      },
      features: {
        gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", xl: "repeat(4, 1fr)" },
        // Three items fill their row; with two columns the third spans the row.
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
