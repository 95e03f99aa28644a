import { defineRecipe, defineSlotRecipe } from "../define.ts";

export const hoverOutline = defineRecipe({
  className: "hover-outline",
  base: {
    position: "absolute",
    inset: "[.0625rem]",
    width: "[calc(100% - .125rem)]",
    height: "[calc(100% - .125rem)]",
    overflow: "visible",
    pointerEvents: "none",
    opacity: "[0]",
    transitionProperty: "[opacity]",
    transitionDuration: "banner",
    "& rect": {
      fill: "[none]",
      stroke: "highlight",
      strokeWidth: "[2]",
      strokeDasharray: "[16 84]",
      strokeDashoffset: "[var(--start, 0)]",
      _motionReduce: { strokeDasharray: "[none]" },
    },
    "& rect:nth-child(even)": { stroke: "base.dark.accent" },
    "& rect:nth-child(2)": { "--start": "-25" },
    "& rect:nth-child(3)": { "--start": "-50" },
    "& rect:nth-child(4)": { "--start": "-75" },
    ":is(:hover, :focus-within) > &": {
      opacity: "[1]",
      "& rect": {
        animationName: "hoverOutline",
        animationDuration: "outline",
        animationTimingFunction: "[linear]",
        animationIterationCount: "infinite",
      },
    },
  },
});

export const lineBackground = defineSlotRecipe({
  className: "line-background",
  staticCss: [{ direction: ["level", "rising", "upright", "falling"] }],
  slots: ["root", "drawing", "line", "light"],
  base: {
    root: {
      position: "absolute",
      inset: "0",
      overflow: "hidden",
      display: "grid",
      placeContent: "center",
      pointerEvents: "none",
      color: "surface.accent",
    },
    // Covers the section in every direction.
    drawing: { width: "[150vmax]", height: "[150vmax]", fill: "[none]", stroke: "current" },
    line: { opacity: "[.16]", vectorEffect: "[non-scaling-stroke]", strokeWidth: "[1]" },
    light: {
      opacity: "[.7]",
      strokeWidth: "[1.5]",
      strokeDasharray: "[9 91]",
      strokeDashoffset: "[var(--start, 0)]",
      animationName: "lineBackground",
      animationDuration: "lines",
      animationTimingFunction: "[linear]",
      animationIterationCount: "infinite",
      // WCAG 2.2.2: what moves by itself for more than five seconds would need a pause button.
      animationPlayState: "paused",
      ":hover > .line-background__root &": { animationPlayState: "running" },
      _motionReduce: { display: "none" },
      "&:nth-child(odd)": { "--start": "-62" },
      "&:nth-child(3n)": { "--start": "-31" },
    },
  },
  variants: {
    direction: {
      level: {},
      rising: { drawing: { rotate: "[-45deg]" } },
      upright: { drawing: { rotate: "[90deg]" } },
      falling: { drawing: { rotate: "[45deg]" } },
    },
  },
});
