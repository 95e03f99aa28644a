import { defineSlotRecipe } from "../../../styles/define.ts";
import { capitals } from "../../../styles/theme.gen.ts";

export const banner = defineSlotRecipe({
  className: "banner",
  slots: ["root", "image", "shade", "content", "eyebrow", "title", "text", "action"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      alignItems: { base: "end", md: "center" },
      minHeight: "bannerWide",
      borderRadius: "card",
      overflow: "hidden",
      isolation: "isolate",
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
      transitionProperty: "[scale]",
      transitionDuration: "banner",
      transitionTimingFunction: "out",
    },
    shade: {
      position: "absolute",
      inset: "0",
      backgroundGradient: { base: "[{gradients.sceneBottom}]", md: "[{gradients.sceneStart}]" },
      _rtl: { scale: "[-1 1]" },
    },
    content: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "4",
      justifyItems: "start",
      width: "full",
      maxWidth: { md: "[min(54%, 36rem)]" },
      padding: { base: "6", lg: "12" },
      // Above the content, because the action's link covers the whole banner.
      zIndex: "content",
    },
    eyebrow: { fontFamily: "heading", textTransform: capitals, color: "chrome.accent" },
    title: { textStyle: "h3", hyphens: { mdDown: "auto" }, overflowWrap: "anywhere", maxWidth: "full" },
    text: { textStyle: "lead" },
    action: {
      marginBlockStart: "2",
      transitionDuration: "banner",
      _after: { content: "''", position: "absolute", inset: "0" },
    },
  },
});
