import { defineRecipe } from "../../../styles/define.ts";

export const imagesGrid = defineRecipe({
  className: "images-grid",
  base: {
    display: "grid",
    gap: { base: "4", lg: "6" },
    gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", lg: "repeat(6, 1fr)" },
    "& img": {
      width: "full",
      height: "full",
      aspectRatio: "[16 / 10]",
      objectFit: "cover",
      borderRadius: "card",
      gridColumn: { lg: "span 2" },
    },
    // Fills the first row for any number of pictures.
    "& img:first-child:nth-last-child(3n + 2), & img:first-child:nth-last-child(3n + 2) + img": {
      gridColumn: { lg: "span 3" },
    },
    "& img:first-child:nth-last-child(3n + 1)": {
      gridColumn: { sm: "span 2", lg: "span 6" },
      aspectRatio: { sm: "[21 / 9]" },
    },
  },
});
