import { defineRecipe, defineSlotRecipe } from "../define.ts";
import { capitals } from "../theme.gen.ts";

export const wordmarkText = defineRecipe({
  className: "wordmark-text",
  base: {
    // The name follows the mark also on right-to-left pages.
    direction: "ltr",
    fill: "current",
    fontFamily: "heading",
    fontWeight: "bold",
    textTransform: capitals,
  },
});

export const wideLogo = defineSlotRecipe({
  className: "wide-logo",
  slots: ["root", "text"],
  base: {
    root: {
      display: { _print: "none" },
      width: "full",
      height: "auto",
      overflow: "visible",
      userSelect: "none",
      "& g path": {
        fill: "[none]",
        stroke: "highlight",
        strokeWidth: "[1.5]",
        vectorEffect: "[non-scaling-stroke]",
      },
    },
    text: {
      direction: "ltr",
      // Letters of variable fonts consist of overlapping outlines. The fill covers the inner half of the stroke, and with
      // it the lines within the letters.
      fill: "chrome",
      paintOrder: "[stroke]",
      stroke: "base.light.muted",
      strokeWidth: { base: "[8]", md: "[5]", xl: "[3]" },
      fontFamily: "heading",
      fontWeight: "bold",
      textTransform: capitals,
      // Outlines of small letters would touch each other.
      "&[data-small]": { fill: "base.light.muted", stroke: "[none]" },
    },
  },
});
