import { defineSlotRecipe } from "../../../styles/define.ts";
import { eyebrow } from "../../../styles/recipes/card-surface.ts";
import { cornersOf } from "../../../styles/shapes.ts";

export const story = defineSlotRecipe({
  className: "story",
  slots: ["root", "picture", "content", "eyebrow"],
  base: {
    root: {
      display: "grid",
      gap: { base: "8", lg: "16" },
      alignItems: "start",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" },
    },
    picture: {
      ...cornersOf("2.5rem", "card"),
      position: { lg: "sticky" },
      insetBlockStart: { lg: "[6.625rem]" },
      aspectRatio: { base: "[16 / 10]", lg: "[4 / 5]" },
      maxHeight: "[44rem]",
      width: "full",
      "& img": { width: "full", height: "full", objectFit: "cover", objectPosition: "[66% 50%]" },
    },
    content: { display: "grid", gap: "5" },
    eyebrow,
  },
});
