import { defineSlotRecipe } from "../define.ts";
import { countryChip, linkedCard } from "./card-surface.ts";

export const flagCard = defineSlotRecipe({
  className: "flag-card",
  slots: ["root", "chip", "name", "note"],
  base: {
    root: {
      ...linkedCard,
      display: "flex",
      flexDirection: { base: "column", xl: "row" },
      alignItems: { base: "flex-start", xl: "center" },
      gap: "3",
      height: "full",
      padding: { base: "3", lg: "4" },
    },
    chip: { ...countryChip, width: "12", height: "8" },
    name: { minWidth: "0", fontWeight: "medium", textStyle: "small", hyphens: "auto" },
    note: { display: "block", fontWeight: "regular", color: "surface.muted" },
  },
});
