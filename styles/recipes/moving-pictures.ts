import { defineSlotRecipe } from "../define.ts";

export const loopingVideo = defineSlotRecipe({
  className: "looping-video",
  slots: ["root", "poster", "video", "button"],
  base: {
    root: { position: "relative" },
    poster: { position: "absolute", inset: "0", width: "full", height: "full", objectFit: "cover" },
    video: {
      position: "relative",
      display: "block",
      width: "full",
      height: "full",
      aspectRatio: "[16 / 9]",
      objectFit: "cover",
      // Native controls are only for browsers without scripts.
      "&::-webkit-media-controls": { "@media (scripting: enabled)": { display: "none" } },
    },
    button: {
      position: "absolute",
      insetInlineEnd: "4",
      insetBlockEnd: "4",
      zIndex: "content",
      width: "12",
      height: "12",
      display: "grid",
      placeItems: "center",
      cursor: "pointer",
      color: "chrome.text",
      backgroundColor: "chrome.raised",
      border: "thin",
      borderColor: "chrome.muted",
      borderRadius: "button",
      transitionProperty: "[background-color, border-color]",
      transitionDuration: "quick",
      _hover: { backgroundColor: "action", borderColor: "action" },
    },
  },
});
