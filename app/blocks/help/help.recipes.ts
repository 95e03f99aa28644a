import { defineSlotRecipe } from "../../../styles/define.ts";
import { arrowMark, coveringLink, linkedCard } from "../../../styles/recipes/card-surface.ts";

export const helpTile = defineSlotRecipe({
  className: "help-tile",
  slots: ["root", "icon", "title", "text", "arrow"],
  base: {
    root: {
      ...linkedCard,
      display: "flex",
      flexDirection: "column",
      gap: "3",
      padding: { base: "5", lg: "6" },
    },
    icon: { color: "surface.accent", width: "iconLarge", height: "iconLarge", marginBlockEnd: "2" },
    title: { ...coveringLink, textStyle: "h4", hyphens: "auto" },
    text: { color: "surface.muted", textStyle: "body", marginBlockEnd: "3" },
    arrow: arrowMark,
  },
});
