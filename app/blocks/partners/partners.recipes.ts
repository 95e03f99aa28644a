import { defineSlotRecipe } from "../../../styles/define.ts";
import { cardSurface, tonedBackground } from "../../../styles/recipes/card-surface.ts";
import { markShape } from "../../../styles/shapes.ts";

export const partnerCard = defineSlotRecipe({
  className: "partner-card",
  slots: ["root", "icon", "name", "text", "action"],
  base: {
    root: {
      ...cardSurface,
      display: "flex",
      flexDirection: "column",
      alignItems: "flex-start",
      gap: "3",
      padding: { base: "5", lg: "8" },
    },
    icon: {
      ...tonedBackground,
      display: "grid",
      placeItems: "center",
      width: "20",
      height: "20",
      marginBlockEnd: "3",
      color: "action.text",
      clipPath: markShape,
    },
    name: { textStyle: "h4", hyphens: "auto" },
    text: { color: "surface.muted", textStyle: "body", marginBlockEnd: "3" },
    action: { marginBlockStart: "auto", maxWidth: "full" },
  },
});
