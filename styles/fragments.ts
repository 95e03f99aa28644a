/** Width of the page content per breakpoint, from md on. */
export const container = {
  width: "full",
  marginInline: "auto",
  paddingInline: { base: "4", md: "0" },
  maxWidth: {
    md: "containerMd",
    lg: "containerLg",
    xl: "containerXl",
    "2xl": "container2xl",
    "3xl": "container3xl",
  },
} as const;

/** Focus ring for elements that the global `:focus-visible` rule does not cover. */
export const focusRing = { outline: "medium", outlineColor: "highlight", outlineOffset: "0.5" } as const;

/**
 * Applied per element: a global rule would create two pseudo-element styles for every element and double style
 * recalculation. `scrollbar-width` disables `::-webkit-scrollbar`, so it is only a fallback.
 */
export const thinScrollbar = {
  "@media (pointer: fine)": {
    "&::-webkit-scrollbar": { width: "scrollbar", height: "scrollbar" },
    "&::-webkit-scrollbar-thumb": { backgroundColor: "base.light.muted", borderRadius: "full" },
    "@supports not selector(::-webkit-scrollbar)": {
      scrollbarWidth: "[thin]",
      scrollbarColor: "[{colors.base.light.muted} transparent]",
    },
  },
} as const;

export const textLink = {
  color: "surface.accent",
  textDecoration: "underline",
  textUnderlineOffset: "[.2em]",
} as const;

/** Hides the browser's marker of a summary. */
export const plainSummary = {
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
} as const;

/**
 * For a line of text below the window, whose letters may need a font file that nothing else on the page does: the file is
 * loaded when the line comes near. Without focusable content, whose focus ring would be clipped.
 */
export const fontsInView = {
  contentVisibility: { base: "auto", _print: "visible" },
  containIntrinsicBlockSize: "[auto 1lh]",
} as const;
