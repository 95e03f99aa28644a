import { defineRecipe, defineSlotRecipe } from "../define.ts";

import { container } from "../container.ts";

/** Both ways of moving (app/ui/slider-engine.ts) share sizes and gaps. */
export const slider = defineSlotRecipe({
  className: "slider",
  slots: ["root", "track", "slide", "controls", "button", "count"],
  base: {
    root: { position: "relative", minWidth: "0" },
    track: {
      display: "flex",
      gap: { base: "4", lg: "6" },
      // All slides, below each other.
      _print: { flexWrap: "wrap", "& > *": { translate: "[none !important]" } },
      overflowX: "auto",
      scrollSnapType: "[inline mandatory]",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "[none]",
      "@media (scripting: none)": { scrollbarWidth: "[thin]" },
      // Clipped, not hidden: nothing may scroll behind the library's back.
      "&[data-engine=keen]": {
        overflowX: "clip",
        overflowClipMargin: "[.25rem]",
        touchAction: "pan-y pinch-zoom",
        userSelect: "none",
      },
      "&[data-engine=keen] > *": { translate: "[var(--slider-offset) 0]" },
    },
    slide: {
      flexGrow: "0",
      flexShrink: "[0]",
      minWidth: "0",
      maxWidth: "full",
      display: "grid",
      scrollSnapAlign: "start",
    },
    controls: {
      _print: { display: "[none !important]" },
      display: "flex",
      alignItems: "center",
      justifyContent: "end",
      gap: "3",
      marginBlockStart: "6",
      visibility: "hidden",
      "&[data-active=true]": { visibility: "visible" },
      "@media (scripting: none)": { display: "none" },
    },
    button: {
      width: "12",
      height: "12",
      display: "grid",
      placeItems: "center",
      cursor: "pointer",
      color: "surface.text",
      backgroundColor: "surface.card",
      border: "thin",
      borderColor: "surface.muted",
      borderRadius: "button",
      transitionProperty: "[background-color, border-color, color, opacity]",
      transitionDuration: "quick",
      "&[data-direction=previous] svg": { scale: { base: "[-1 1]", _rtl: "[1 1]" } },
      "&[data-direction=next] svg": { scale: { _rtl: "[-1 1]" } },
      "&:hover:not([aria-disabled=true])": {
        backgroundColor: "plum",
        borderColor: "plum",
        color: "white",
      },
      "&[aria-disabled=true]": { opacity: "[.4]", cursor: "not-allowed" },
    },
    count: {
      minWidth: "14",
      textAlign: "center",
      fontFamily: "heading",
      fontVariantNumeric: "tabular-nums",
      color: "surface.muted",
    },
  },
  variants: {
    layout: {
      banners: {
        track: { gap: "0" },
        slide: { flexBasis: "full" },
        controls: {
          position: "absolute",
          insetInline: "0",
          insetBlockEnd: { base: "4", lg: "10" },
          margin: "0",
          ...container,
          // Between the buttons the slide behind them answers.
          pointerEvents: "none",
          "& button": { pointerEvents: "auto" },
        },
      },
      cards: {
        slide: {
          flexBasis: { base: "[88%]", md: "[calc((100% - 1rem) / 2)]", xl: "[calc((100% - 3rem) / 3)]" },
        },
      },
      awards: { slide: { flexBasis: "awardSlide" } },
      apps: { slide: { flexBasis: "appSlide" } },
      advertisements: { slide: { flexBasis: "advertisementSlide" } },
      pictures: { slide: { flexBasis: { base: "[88%]", md: "[72%]", xl: "[62%]" } } },
    },
  },
});

/** Slides that fill the window's width; the words of the one that arrives fade in and rise. */
export const bannersSlider = defineRecipe({
  className: "banners-slider",
  base: {
    position: "relative",
    backgroundColor: "chrome",
    color: "chrome.text",
    "--colors-surface-card": "{colors.chrome.raised}",
    "--colors-surface-text": "{colors.chrome.text}",
    "--colors-surface-muted": "{colors.chrome.muted}",
  },
});
