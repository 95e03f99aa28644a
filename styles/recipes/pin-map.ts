import { defineSlotRecipe } from "../define.ts";

const hexagon = "polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)";

/** One light from above: the upper facets of a stone. */
const stone = (color: string) =>
  `[linear-gradient(150deg, color-mix(in srgb, {colors.white} 34%, {colors.${color}}) 42%, {colors.${color}} 42%)]`;

/** Has room for a finger; what is seen of it stands in its middle. */
const marker = {
  display: "grid",
  placeItems: "center",
  width: "8",
  height: "8",
  padding: "0",
  backgroundColor: "transparent",
  border: "none",
  borderRadius: "full",
  fontFamily: "heading",
  fontSize: "base",
  fontWeight: "medium",
  lineHeight: "none",
  letterSpacing: "wide",
  color: { base: "white", _print: "surface.text" },
  cursor: "pointer",
} as const;

export const pinMap = defineSlotRecipe({
  className: "pin-map",
  slots: [
    "root",
    "drawing",
    "land",
    "borders",
    "dot",
    "canvas",
    "controls",
    "control",
    "pin",
    "cluster",
    "mark",
  ],
  base: {
    root: {
      // Read by the engine too, which draws on a canvas: each must be a plain colour.
      "--map-sea": "{colors.chrome.raised}",
      "--map-land": "{colors.chrome.line}",
      "--map-border": "{colors.chrome}",
      position: "relative",
      isolation: "isolate",
      overflow: "hidden",
      borderRadius: "card",
      border: "thin",
      borderColor: "chrome.line",
      backgroundColor: "[var(--map-sea)]",
      color: "chrome.text",
    },
    drawing: {
      position: "absolute",
      inset: "0",
      width: "full",
      height: "full",
      // The world goes on beside the part that is sure to be seen.
      overflow: "visible",
      "[data-ready] > &": { visibility: "hidden" },
    },
    land: { fill: "[var(--map-land)]" },
    borders: { fill: "[none]", stroke: "[var(--map-border)]", strokeWidth: "[1]" },
    dot: {
      fill: "[none]",
      stroke: "orchid",
      strokeWidth: "[14]",
      strokeLinecap: "round",
      vectorEffect: "[non-scaling-stroke]",
      cursor: "pointer",
      "a:hover > &": { stroke: "lilac" },
      "&[data-kind=visitor]": { stroke: "white" },
    },
    canvas: {
      position: "absolute",
      inset: "0",
      // The library styles its own element, which must fill this one.
      "& > div": { width: "full", height: "full" },
      visibility: "hidden",
      "[data-ready] > &": { visibility: "visible" },
      "& .maplibregl-cooperative-gesture-screen": { fontFamily: "[{fonts.body}!]" },
    },
    controls: {
      position: "absolute",
      insetBlockStart: "3",
      insetInlineEnd: "3",
      zIndex: "content",
      display: "grid",
      gap: "1",
    },
    control: {
      width: "10",
      height: "10",
      backgroundColor: "chrome",
      border: "thin",
      borderColor: "chrome.line",
      borderRadius: "button",
      fontSize: "lg",
      lineHeight: "none",
      cursor: "pointer",
      _hover: { borderColor: "orchid" },
    },
    pin: {
      ...marker,
      _before: {
        content: "''",
        width: "4",
        height: "[1.125rem]",
        clipPath: hexagon,
        backgroundImage: stone("orchid"),
        transitionProperty: "[scale]",
        transitionDuration: "quick",
      },
      "&:hover::before, &:focus-visible::before": { scale: "[1.35]" },
    },
    cluster: {
      ...marker,
      width: "10",
      height: "10",
      _before: {
        content: "''",
        position: "absolute",
        inset: "0",
        zIndex: "below",
        clipPath: hexagon,
        backgroundImage: stone("plum"),
      },
      "&:hover::before": { backgroundImage: stone("violet") },
      "&[data-size=large]": { width: "12", height: "12" },
    },
    mark: {
      display: "block",
      width: "8",
      height: "8",
      pointerEvents: "none",
      clipPath: hexagon,
      backgroundImage: stone("citrine"),
      "&[data-kind=highlighted]": { width: "6", height: "6" },
      "&[data-kind=visitor]": {
        width: "5",
        height: "5",
        clipPath: "[none]",
        borderRadius: "full",
        backgroundColor: "white",
        backgroundImage: "[none]",
        border: "heavy",
        borderColor: "plum",
      },
    },
  },
});
