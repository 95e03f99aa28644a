import { defineSlotRecipe } from "../../../styles/define.ts";
import { container } from "../../../styles/fragments.ts";

export const featureVideo = defineSlotRecipe({
  className: "feature-video",
  slots: ["root", "media", "inner", "content", "text", "features", "feature"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      backgroundColor: "chrome",
      color: "chrome.text",
      overflow: "hidden",
      minHeight: { lg: "featureVideo" },
    },
    media: {
      position: { lg: "absolute" },
      insetBlock: { lg: "0" },
      insetInlineEnd: { lg: "0" },
      width: { base: "full", lg: "[60%]" },
      "& > *": { height: "full" },
      // Masks the video's edge without covering the browser's controls.
      "& video, & img": {
        lg: {
          maskImage: "[linear-gradient(90deg, transparent 20%, black 65%)]",
          _rtl: { maskImage: "[linear-gradient(270deg, transparent 20%, black 65%)]" },
          "@media (scripting: none)": { maskImage: "[none]!" },
        },
      },
    },
    inner: {
      position: "relative",
      flexGrow: "1",
      display: "flex",
      alignItems: "center",
      ...container,
      paddingBlock: { base: "8", md: "10", lg: "16" },
      pointerEvents: "none",
    },
    content: {
      display: "grid",
      gap: "5",
      width: "full",
      maxWidth: { lg: "[34rem]" },
      "& > *": { pointerEvents: "auto" },
    },
    text: { textStyle: { base: "body", md: "lead" }, color: "chrome.text" },
    features: {
      display: "grid",
      gridTemplateColumns: {
        base: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
        md: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
      },
      gap: { base: "3", md: "4" },
      marginBlockStart: "2",
      paddingBlockStart: "5",
      borderBlockStart: "thin",
      borderColor: "chrome.line",
    },
    feature: {
      display: "flex",
      alignItems: "center",
      gap: { base: "2", md: "3" },
      textStyle: { base: "small", md: "body" },
      fontWeight: "medium",
      hyphens: "auto",
      overflowWrap: "anywhere",
      // Leaves long words half of a phone.
      "& svg": { flexShrink: "[0]", width: { base: "6", md: "8" }, color: "chrome.accent" },
    },
  },
});
