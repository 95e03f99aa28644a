import { defineSlotRecipe } from "../define.ts";

export const tip = defineSlotRecipe({
  className: "tip",
  slots: ["root", "content", "title", "picture"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      gap: { base: "6", lg: "16" },
      alignItems: "center",
      // Without a picture the title is beside the text.
      "&:not(:has(> * + *))": {
        gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr)" },
        "& > *": {
          gridTemplateColumns: { lg: "minmax(0, 1fr) minmax(0, 2fr)" },
          columnGap: { lg: "16" },
          "& > :not(:first-child)": { gridColumnStart: { lg: "2" } },
          "& > :nth-child(2)": { gridRowStart: { lg: "1" } },
        },
      },
    },
    content: { display: "grid", gap: "5", justifyItems: "start" },
    title: { textStyle: "h4", hyphens: "auto" },
    picture: {
      width: "full",
      height: "auto",
      aspectRatio: "scene",
      objectFit: "cover",
      borderRadius: "card",
    },
  },
});
