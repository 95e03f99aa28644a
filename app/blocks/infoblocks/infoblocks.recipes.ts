import { defineSlotRecipe } from "../../../styles/define.ts";
import { cardFace } from "../../../styles/recipes/card-surface.ts";

export const infoblock = defineSlotRecipe({
  className: "infoblock",
  slots: ["root", "picture", "body", "title"],
  base: {
    root: {
      display: "flex",
      ...cardFace,
      flexDirection: "column",
      overflow: "hidden",
      "&:nth-child(3):last-child": {
        mdToXl: { flexDirection: "row", "& > img": { width: "[50%]", height: "auto" } },
      },
    },
    picture: { width: "full", height: "auto", aspectRatio: "scene", objectFit: "cover" },
    body: {
      display: "grid",
      gap: "3",
      gridTemplateColumns: "[minmax(0, 1fr)]",
      alignContent: "start",
      padding: { base: "5", lg: "8" },
    },
    title: { textStyle: "h4", hyphens: "auto", overflowWrap: "anywhere" },
  },
});
