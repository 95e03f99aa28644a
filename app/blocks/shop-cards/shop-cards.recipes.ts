import { defineSlotRecipe } from "../../../styles/define.ts";
import { arrowMark, coveringLink, linkedCard } from "../../../styles/recipes/card-surface.ts";

export const shopCard = defineSlotRecipe({
  className: "shop-card",
  slots: ["root", "name", "kind", "arrow"],
  base: {
    root: {
      ...linkedCard,
      display: "flex",
      flexDirection: "column",
      gap: "1",
      minHeight: "[9rem]",
      padding: { base: "4", lg: "5" },
    },
    name: { ...coveringLink, fontFamily: "heading", fontSize: "lg", fontWeight: "medium", hyphens: "auto" },
    kind: { color: "surface.muted", textStyle: "small", marginBlockEnd: "3" },
    arrow: arrowMark,
  },
});
