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
      fill: "[none]",
      stroke: "base.light.muted",
      strokeWidth: { base: "[4]", md: "[2.5]", xl: "[1.5]" },
      fontFamily: "heading",
      fontWeight: "bold",
      textTransform: capitals,
      // Outlines of small letters would touch each other.
      "&[data-small]": { fill: "base.light.muted", stroke: "[none]" },
    },
  },
});
