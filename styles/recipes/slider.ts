import { defineSlotRecipe } from "../define.ts";
import { container } from "../fragments.ts";

/** Width of all slides minus the row's width; 0 or less if all slides fit. */
const overflow = "(var(--slides) * (var(--slide) + var(--gap)) - var(--gap) - 100cqi)";

/** Distance from the container to the window's edge. `100vw` includes the scrollbar; the section clips the excess. */
const gutter = (size: string) => `calc((100vw - {sizes.${size}}) / 2)`;

/** Extends the row to the window's edge, until the margins are wide. */
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
  // The initial position must be equal in both modes, otherwise the switch counts as a layout shift.
  track: {
    "&:not([data-engine])": {
      marginInlineEnd: "[calc(-1 * var(--edge))]",
      paddingInlineEnd: "[var(--edge)]",
    },
  } as const,
});

/** Fixed-width slides that grow if all of them fit. */
const filling = (slide: string) => ({
  ...toTheEdge(slide),
  slide: { flexGrow: "1", maxWidth: "[22rem]" } as const,
});

/** Shared by both modes of app/ui/slider-engine.ts. */
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
      // A scroll container would not be divided between printed pages.
      _print: {
        flexWrap: "wrap",
        overflow: "[visible !important]",
        "& > *": { translate: "[none !important]" },
      },
      overflowX: "auto",
      scrollSnapType: "[inline mandatory]",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "[none]",
      "@media (scripting: none)": { scrollbarWidth: "[thin]" },
      // keen-slider moves the slides, so native scrolling must be impossible.
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
      // Computed in CSS before any script runs: 0 if all slides fit.
      height: `[clamp({spacing.0}, (${overflow} - {spacing.0.5}) * 1000, var(--controls))]`,
      "--controls": { base: "4rem", md: "4.5rem" },
      overflowY: "clip",
      paddingBlockStart: { base: "4", md: "6" },
      // Reserves their space until hydration.
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
        backgroundColor: "action",
        borderColor: "action",
        color: "action.text",
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
        // Not inside a section, which would clip it.
        root: { "--gap": "{spacing.0}", "--slide": "100cqi", overflowX: "clip" },
        controls: {
          position: "absolute",
          insetInline: "0",
          insetBlockEnd: { base: "4", lg: "10" },
          margin: "0",
          padding: "0",
          "--controls": "{spacing.12}",
          ...container,
          // The slide behind the controls stays clickable.
          pointerEvents: "none",
          "& button": { pointerEvents: "auto" },
        },
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
