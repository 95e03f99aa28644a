import { defineSlotRecipe } from "../define.ts";
import { capitals } from "../theme.gen.ts";

export const emblem = defineSlotRecipe({
  className: "emblem",
  staticCss: [{ tone: ["usual", "signal"] }],
  slots: ["root", "body", "label"],
  base: {
    root: { display: "block", width: "full", height: "full", fill: "current" },
    // Always dark, for contrast on every surface.
    body: { fill: "base.chrome.card" },
    label: {
      fill: "white",
      fontFamily: "heading",
      fontWeight: "medium",
      textTransform: capitals,
      textAnchor: "middle",
      dominantBaseline: "central",
    },
  },
  variants: {
    tone: {
      usual: { root: { color: "highlight" } },
      signal: { root: { color: "signal" } },
    },
  },
});
