import { defineSlotRecipe } from "../../../styles/define.ts";
import { insetCoveringLink } from "../../../styles/recipes/card-surface.ts";

export const advertisement = defineSlotRecipe({
  className: "advertisement",
  slots: ["root", "image", "shade", "content", "title", "text"],
  base: {
    root: {
      ...insetCoveringLink,
      position: "relative",
      display: "flex",
      alignItems: "end",
      minHeight: "advertisementHeight",
      overflow: "hidden",
      borderRadius: "card",
      backgroundColor: "chrome",
      color: "chrome.text",
      "&:hover img": { scale: "[1.03]" },
    },
    image: {
      position: "absolute",
      inset: "0",
      width: "full",
      height: "full",
      objectFit: "cover",
      objectPosition: "[68% 50%]",
      transitionProperty: "[scale]",
      transitionDuration: "banner",
      _after: { color: "transparent" },
      _print: { display: "none" },
    },
    shade: {
      position: "absolute",
      inset: "0",
      backgroundGradient: "sceneBottom",
      _print: { display: "none" },
    },
    content: { position: "relative", padding: "5", display: "grid", gap: "1", justifyItems: "start" },
    title: { textStyle: "h4" },
    text: { color: "chrome.text", textStyle: "small" },
  },
});
