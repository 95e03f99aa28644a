import { defineSlotRecipe } from "../../../styles/define.ts";
import { arrowMark, coveringLink, leadingIcon, linkedCard } from "../../../styles/recipes/card-surface.ts";

export const helpTile = defineSlotRecipe({
  className: "help-tile",
  slots: ["root", "icon", "title", "text", "arrow"],
  base: {
    root: {
      ...linkedCard,
      display: "grid",
      gridTemplateColumns: { base: "auto minmax(0, 1fr) auto", sm: "minmax(0, 1fr)" },
      gridTemplateRows: { sm: "auto auto 1fr auto" },
      columnGap: "3",
      rowGap: { base: "2", sm: "3" },
      alignItems: { base: "center", sm: "start" },
      padding: { base: "3", sm: "5", lg: "6" },
    },
    icon: { ...leadingIcon, marginBlockEnd: { sm: "2" } },
    title: { ...coveringLink, textStyle: "h4", hyphens: "auto" },
    text: {
      gridColumn: "1 / -1",
      color: "surface.muted",
      textStyle: { base: "small", sm: "body" },
      marginBlockEnd: { sm: "3" },
    },
    arrow: {
      ...arrowMark,
      gridArea: { base: "1 / 3", sm: "auto" },
      alignSelf: { base: "center", sm: "start" },
    },
  },
});
