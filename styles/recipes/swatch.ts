import { defineRecipe } from "../define.ts";

export const swatch = defineRecipe({
  className: "swatch",
  staticCss: [
    {
      color: ["gray", "red", "yellow", "blue", "black", "white", "blue-gray", "light-grey", "purple", "own"],
    },
  ],
  base: {
    flexShrink: "[0]",
    width: "swatch",
    height: "swatch",
    borderRadius: "full",
    border: "thin",
    borderColor: "chrome.muted",
  },
  variants: {
    color: {
      gray: { backgroundColor: "swatch.gray" },
      red: { backgroundColor: "swatch.red" },
      yellow: { backgroundColor: "swatch.yellow" },
      blue: { backgroundColor: "swatch.blue" },
      black: { backgroundColor: "swatch.black" },
      white: { backgroundColor: "swatch.white" },
      "blue-gray": { backgroundColor: "swatch.blueGray" },
      "light-grey": { backgroundColor: "swatch.lightGrey" },
      purple: { backgroundColor: "swatch.purple" },
      /** Uses the product's `--swatch`. */
      own: { background: "[var(--swatch)]", forcedColorAdjust: "none" },
    },
  },
});
