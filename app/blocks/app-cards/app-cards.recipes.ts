import { defineSlotRecipe } from "../../../styles/define.ts";
import { cardFace, insetCoveringLink } from "../../../styles/recipes/card-surface.ts";
import { markShape } from "../../../styles/shapes.ts";

export const appCard = defineSlotRecipe({
  className: "app-card",
  slots: ["root", "icon", "name", "text", "version"],
  base: {
    root: {
      ...cardFace,
      ...insetCoveringLink,
      position: "relative",
      display: "flex",
      flexDirection: "column",
      gap: "3",
      padding: "6",
      transitionProperty: "[border-color]",
      transitionDuration: "quick",
      _hover: { borderColor: "highlight" },
    },
    icon: {
      width: "16",
      height: "16",
      marginBlockEnd: "2",
      display: "grid",
      placeItems: "center",
      backgroundColor: "action",
      backgroundGradient: "sheen",
      color: "action.text",
      clipPath: markShape,
    },
    name: { textStyle: "h4" },
    text: { color: "surface.muted", textStyle: "small" },
    version: {
      marginBlockStart: "auto",
      paddingBlockStart: "3",
      textStyle: "small",
      color: "surface.accent",
      fontVariantNumeric: "tabular-nums",
    },
  },
});
