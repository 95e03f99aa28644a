import { defineSlotRecipe } from "../../../styles/define.ts";
import { capitals } from "../../../styles/theme.gen.ts";

export const videoThumbnail = defineSlotRecipe({
  className: "video-thumbnail",
  slots: ["picture", "title", "panel", "heading", "text"],
  base: {
    picture: {
      position: "relative",
      display: "block",
      color: "white",
      "& img": {
        display: "block",
        width: "full",
        aspectRatio: "[16 / 9]",
        height: "auto",
        objectFit: "cover",
      },
      "& svg": {
        position: "absolute",
        insetBlockEnd: "3",
        insetInlineStart: "3",
        padding: "1",
        borderRadius: "full",
        backgroundColor: "base.chrome.page",
      },
    },
    title: {
      display: "block",
      padding: "3",
      fontFamily: "heading",
      fontWeight: "medium",
      textTransform: capitals,
      lineHeight: "h4",
      overflowWrap: "anywhere",
    },
    panel: { display: "grid", gap: "4" },
    heading: { textStyle: "h4" },
    text: { color: "surface.muted", maxWidth: "prose" },
  },
});
