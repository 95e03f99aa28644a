import { defineSlotRecipe } from "../../../styles/define.ts";
import { coveringLink, linkedCard } from "../../../styles/recipes/card-surface.ts";

export const awardCard = defineSlotRecipe({
  className: "award-card",
  slots: ["root", "seal", "body", "giver", "title", "text"],
  base: {
    root: {
      ...linkedCard,
      display: "flex",
      gap: { base: "4", lg: "6" },
      alignItems: "flex-start",
      padding: { base: "5", lg: "6" },
    },
    seal: { flexShrink: "[0]", width: { base: "16", "2xl": "24" } },
    body: {
      display: "grid",
      gap: "2",
      gridTemplateColumns: "[minmax(0, 1fr)]",
      flexGrow: "1",
      minWidth: "0",
    },
    giver: { color: "surface.muted", textStyle: "small" },
    title: { ...coveringLink, textStyle: "h4", hyphens: "auto" },
    text: { color: "surface.muted", textStyle: "body" },
  },
});
