import { defineSlotRecipe } from "../../../styles/define.ts";
import { cardSurface, facetBackground } from "../../../styles/recipes/card-surface.ts";

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
      ...facetBackground,
      display: "grid",
      placeItems: "center",
      width: "20",
      height: "20",
      marginBlockEnd: "3",
      color: "action.text",
      clipPath: "polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)",
    },
    name: { textStyle: "h4", hyphens: "auto" },
    text: { color: "surface.muted", textStyle: "body", marginBlockEnd: "3" },
    action: { marginBlockStart: "auto", maxWidth: "full" },
  },
});
