import { defineSlotRecipe } from "../define.ts";
import { container } from "../container.ts";

/** Pixels by which the slides are longer than their row, 0 or less where all fit. */
const overflow = "(var(--slides) * (var(--slide) + var(--gap)) - var(--gap) - 100cqi)";

/** From the container to the window's edge. What a scroll bar makes it too long, the section cuts off. */
const gutter = (size: string) => `calc((100vw - {sizes.${size}}) / 2)`;

/** Until the margins are wide, a slide that is cut ends at the edge of the window, not beside it. */
const toTheEdge = (slide: string | object) => ({
  root: {
    "--edge": {
      base: "{spacing.4}",
      md: gutter("containerMd"),
      lg: gutter("containerLg"),
      xl: gutter("containerXl"),
      "2xl": "{spacing.0}",
    },
    marginInline: "[calc(-1 * var(--edge))]",
    paddingInline: "[var(--edge)]",
    overflowX: "clip",
    "--slide": slide,
  } as const,
  // At its start nothing may differ between the two ways of moving: the change would count as a shift.
  track: {
    "&:not([data-engine])": {
      marginInlineEnd: "[calc(-1 * var(--edge))]",
      paddingInlineEnd: "[var(--edge)]",
    },
  } as const,
});

/** Slides of a fixed width that share the row where all of them fit. */
const filling = (slide: string) => ({
  ...toTheEdge(slide),
  slide: { flexGrow: "1", maxWidth: "[22rem]" } as const,
});

/** Both ways of moving (app/ui/slider-engine.ts) share sizes and gaps. */
export const slider = defineSlotRecipe({
  className: "slider",
  staticCss: [{ layout: ["banners", "cards", "awards", "apps", "advertisements", "pictures"] }],
  slots: ["root", "track", "slide", "controls", "button", "count"],
  base: {
    root: {
      position: "relative",
      minWidth: "0",
      containerType: "[inline-size]",
      "--gap": { base: "{spacing.4}", lg: "{spacing.6}" },
    },
    track: {
      display: "flex",
      gap: "[var(--gap)]",
      // All slides, below each other.
      _print: { flexWrap: "wrap", "& > *": { translate: "[none !important]" } },
      overflowX: "auto",
      scrollSnapType: "[inline mandatory]",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "[none]",
      "@media (scripting: none)": { scrollbarWidth: "[thin]" },
      // Not scrolled but moved, and cut by the root: nothing may scroll behind the library's back.
      "&[data-engine=keen]": {
        overflowX: "visible",
        touchAction: "pan-y pinch-zoom",
        userSelect: "none",
      },
      "&[data-engine=keen] > *": { translate: "[var(--slider-offset) 0]" },
    },
    slide: {
      flexGrow: "0",
      flexShrink: "[0]",
      flexBasis: "[var(--slide)]",
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
      // Known before any script runs: no room for buttons that have nowhere to lead.
      height: `[clamp({spacing.0}, (${overflow} - {spacing.0.5}) * 1000, var(--controls))]`,
      "--controls": "4.5rem",
      overflowY: "clip",
      paddingBlockStart: "6",
      // Their room is kept until they work; nobody reaches those that never will.
      "&:not([data-known])": { visibility: "hidden" },
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
        // Not within a section, which would cut it.
        root: { "--gap": "{spacing.0}", "--slide": "100cqi", overflowX: "clip" },
        controls: {
          position: "absolute",
          insetInline: "0",
          insetBlockEnd: { base: "4", lg: "10" },
          margin: "0",
          padding: "0",
          "--controls": "{spacing.12}",
          ...container,
          // Between the buttons the slide behind them answers.
          pointerEvents: "none",
          "& button": { pointerEvents: "auto" },
        },
        // Legible whatever the picture behind it shows.
        count: {
          display: "grid",
          placeItems: "center",
          minHeight: "12",
          borderRadius: "button",
          backgroundColor: "surface.card",
          color: "surface.text",
        },
      },
      cards: toTheEdge({
        base: "88cqi",
        md: "calc((100cqi - var(--gap)) / 2)",
        xl: "calc((100cqi - 2 * var(--gap)) / 3)",
      }),
      awards: toTheEdge("{sizes.awardSlide}"),
      apps: filling("{sizes.appSlide}"),
      advertisements: filling("{sizes.advertisementSlide}"),
      pictures: toTheEdge({ base: "88cqi", md: "72cqi", xl: "62cqi" }),
    },
  },
});
