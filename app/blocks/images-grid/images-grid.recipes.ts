import { defineRecipe } from "../../../styles/define.ts";

export const imagesGrid = defineRecipe({
  className: "images-grid",
  base: {
    display: "grid",
    gap: { base: "3", md: "4", lg: "6" },
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(6, minmax(0, 1fr))" },
    "& img": {
      width: "full",
      height: "full",
      aspectRatio: "[16 / 10]",
      objectFit: "cover",
      borderRadius: "card",
      gridColumn: { lg: "span 2" },
    },
    // The first picture, or the first two, fill the first row for any number of pictures.
    "& img:first-child:nth-last-child(odd)": {
      gridColumn: { base: "span 2" },
      aspectRatio: { lgDown: "[21 / 9]" },
    },
    "& img:first-child:nth-last-child(3n + 2), & img:first-child:nth-last-child(3n + 2) + img": {
      gridColumn: { lg: "span 3" },
    },
    "& img:first-child:nth-last-child(3n + 1)": {
      gridColumn: { lg: "span 6" },
      aspectRatio: { lg: "[21 / 9]" },
    },
  },
});
