import { defineSlotRecipe } from "../define.ts";

export const video = defineSlotRecipe({
  className: "video",
  slots: ["root", "poster", "film", "play", "figure", "caption"],
  base: {
    root: {
      position: "relative",
      // The controls of a browser take as long as a screen of text, so they are made when a film comes near the window.
      contentVisibility: "auto",
      aspectRatio: "[16 / 9]",
      borderRadius: "card",
      overflow: "hidden",
      backgroundColor: "base.chrome.page",
    },
    poster: { position: "absolute", inset: "0", width: "full", height: "full", objectFit: "cover" },
    // Transparent until it plays.
    film: {
      position: "relative",
      display: "block",
      width: "full",
      height: "full",
      objectFit: "cover",
    },
    play: {
      position: "absolute",
      inset: "0",
      margin: "auto",
      display: "grid",
      placeItems: "center",
      width: "playButton",
      height: "playButton",
      borderRadius: "full",
      backgroundColor: "action",
      color: "action.text",
      cursor: "pointer",
      transitionProperty: "[background-color]",
      transitionDuration: "quick",
      _hover: { backgroundColor: "action.hover" },
      "& path": { fill: "current" },
    },
    figure: { display: "grid", gap: "3" },
    caption: { color: "surface.muted", textStyle: "small" },
  },
});
