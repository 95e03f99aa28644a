import { defineSlotRecipe } from "../../../styles/define.ts";
import { eyebrow } from "../../../styles/recipes/card-surface.ts";
import { cornersOf } from "../../../styles/shapes.ts";

export const statement = defineSlotRecipe({
  className: "statement",
  slots: ["root", "content", "eyebrow", "title", "text", "picture"],
  base: {
    root: {
      display: "grid",
      gap: { base: "8", lg: "16" },
      alignItems: "center",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" },
    },
    content: { display: "grid", gap: "5", justifyItems: "start" },
    eyebrow,
    title: {
      textStyle: "h2",
      fontSize: "[clamp(2.125rem, 1.4rem + 2.6vw, 3.75rem)]",
      hyphens: { mdDown: "auto" },
    },
    text: { textStyle: "lead", color: "surface.muted", maxWidth: "[36rem]" },
    picture: {
      ...cornersOf("2.5rem", "card"),
      aspectRatio: { base: "[16 / 10]", lg: "[4 / 3]" },
      maxHeight: "[36rem]",
      width: "full",
      "& img": { width: "full", height: "full", objectFit: "cover", objectPosition: "[90% 50%]" },
    },
  },
});
