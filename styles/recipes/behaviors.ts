import { container } from "../fragments.ts";
import { defineRecipe, defineSlotRecipe } from "../define.ts";

/** The component sets the duration. */
export const progressBar = defineRecipe({
  className: "progress-bar",
  base: {
    position: "fixed",
    insetBlockStart: "0",
    insetInlineStart: "0",
    zIndex: "progress",
    height: "1",
    inlineSize: "full",
    backgroundColor: "highlight",
    boxShadow: "[0 0 .75rem {colors.highlight}]",
    pointerEvents: "none",
    transitionProperty: "[inline-size, opacity]",
    transitionTimingFunction: "out",
    transitionDuration: "quick",
    "&[data-phase=hidden]": { inlineSize: "0", visibility: "hidden", opacity: "[0]", transition: "[none]" },
    "&[data-failed]": { backgroundColor: "error", boxShadow: "[none]" },
  },
});

/** Positioned below the header, so that it covers no text and shifts nothing. */
export const pageLoading = defineRecipe({
  className: "page-loading",
  base: {
    position: "fixed",
    insetBlockStart: { base: "[calc({sizes.header} + 1rem)]", md: "[calc({sizes.headerMd} + 1rem)]" },
    insetInline: "0",
    marginInline: "auto",
    zIndex: "notice",
    display: "grid",
    placeItems: "center",
    width: "12",
    height: "12",
    borderRadius: "full",
    border: "thin",
    borderColor: "chrome.line",
    backgroundColor: "chrome.raised",
    color: "chrome.accent",
    boxShadow: "dropdown",
    pointerEvents: "none",
    transitionProperty: "[opacity, visibility]",
    transitionDuration: "quick",
    "& svg": { animation: "[spin 1s linear infinite]" },
    "&:not([data-shown])": { opacity: "[0]", visibility: "hidden", "& svg": { animation: "[none]" } },
  },
});

/** The empty stack stays in the DOM as a live region. */
export const toasts = defineSlotRecipe({
  className: "toasts",
  slots: ["stack", "toast"],
  base: {
    stack: {
      position: "fixed",
      insetBlockStart: { base: "[calc({sizes.header} + 1rem)]", md: "[calc({sizes.headerMd} + 1rem)]" },
      insetInlineEnd: "4",
      zIndex: "notice",
      display: "grid",
      gap: "2",
      width: "[min({sizes.toast}, calc(100vw - 2rem))]",
      pointerEvents: "none",
    },
    toast: {
      justifySelf: "end",
      padding: "4",
      borderRadius: "button",
      border: "thin",
      borderColor: "highlight",
      backgroundColor: "chrome.raised",
      color: "chrome.text",
      textStyle: "small",
      boxShadow: "dropdown",
      pointerEvents: "auto",
    },
  },
  variants: {
    tone: {
      good: {},
      warning: { toast: { borderColor: "signal" } },
    },
  },
  defaultVariants: { tone: "good" },
});

export const pageSkeleton = defineSlotRecipe({
  className: "page-skeleton",
  slots: ["root", "opening", "cards", "title", "line", "card"],
  base: {
    root: {
      minHeight: "screen",
      "& span": {
        display: "block",
        borderRadius: "button",
        backgroundColor: "surface.line",
        backgroundImage:
          "[linear-gradient(100deg, transparent 40%, color-mix(in srgb, {colors.surface.card} 70%, transparent) 50%, transparent 60%)]",
        backgroundSize: "[300% 100%]",
        animation: "[skeleton 1.6s linear infinite]",
      },
    },
    opening: { ...container, display: "grid", gap: "4", paddingBlock: { base: "16", lg: "24" } },
    title: { height: "14", maxWidth: "[26rem]" },
    line: { height: "5", maxWidth: "[40rem]", "&:last-child": { maxWidth: "[32rem]" } },
    cards: {
      ...container,
      display: "grid",
      gap: { base: "4", lg: "6" },
      gridTemplateColumns: { base: "1fr", sm: "repeat(2, 1fr)", xl: "repeat(4, 1fr)" },
    },
    card: { height: "bannerSmall", borderRadius: "[{radii.card} !important]" },
  },
});
