import { defineSlotRecipe } from "../../../styles/define.ts";

export const pictureSlide = defineSlotRecipe({
  className: "picture-slide",
  slots: ["root", "caption"],
  base: {
    root: {
      display: "grid",
      gap: "3",
      alignContent: "start",
      "& img": {
        width: "full",
        height: "auto",
        aspectRatio: "scene",
        objectFit: "cover",
        borderRadius: "card",
      },
    },
    caption: { color: "surface.muted", textStyle: "body", maxWidth: "prose" },
  },
});
