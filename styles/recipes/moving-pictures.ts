import { defineSlotRecipe } from "../define.ts";

import { container } from "../container.ts";
import { focusRing } from "../focus-ring.ts";

/** A picture that moves, with one button in its corner. */
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
      // Until a script brings the button, the browser's controls are only for those without one.
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
      _hover: { backgroundColor: "plum", borderColor: "plum" },
    },
  },
});

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
      // The picture comes out of the dark; the browser's own controls must not go into it.
      "& video": {
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
      paddingBlock: { base: "10", lg: "16" },
      pointerEvents: "none",
    },
    content: {
      display: "grid",
      gap: "5",
      width: "full",
      maxWidth: { lg: "[34rem]" },
      "& > *": { pointerEvents: "auto" },
    },
    text: { textStyle: "lead", color: "chrome.text" },
    features: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
      gap: "4",
      marginBlockStart: "2",
      paddingBlockStart: "5",
      borderBlockStart: "thin",
      borderColor: "chrome.line",
    },
    feature: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      fontWeight: "medium",
      "& svg": { flexShrink: "[0]", color: "chrome.accent" },
    },
  },
});

/** A line of words that runs for ever, and stands while it is pointed at, focused or paused. */
export const marquee = defineSlotRecipe({
  className: "marquee",
  slots: ["root", "window", "line", "words", "word", "pause"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      alignItems: "center",
      backgroundColor: "surface",
      color: "surface.text",
      borderBlock: "thin",
      borderColor: "surface.line",
      // Only the surface of a section, not its space.
      paddingBlock: "0!",
      "&:has(:checked) .marquee__line": { animationPlayState: "paused" },
      _focusWithin: { "& .marquee__line": { animationPlayState: "paused" } },
    },
    window: { flexGrow: "1", minWidth: "0", overflow: "hidden", paddingBlock: "5" },
    line: {
      display: "flex",
      width: "[max-content]",
      minWidth: "[200%]",
      animationName: { base: "marquee", _rtl: "marqueeRtl" },
      animationDuration: "marquee",
      animationTimingFunction: "[linear]",
      animationIterationCount: "infinite",
      _hover: { animationPlayState: "paused" },
      _motionReduce: { width: "full", minWidth: "0" },
    },
    words: {
      display: "flex",
      flexGrow: "1",
      justifyContent: "space-around",
      "&[aria-hidden]": { _motionReduce: { display: "none" } },
      _motionReduce: {
        ...container,
        flexWrap: "wrap",
        rowGap: "3",
        columnGap: "8",
        justifyContent: "flex-start",
      },
    },
    word: {
      display: "flex",
      alignItems: "center",
      gap: "6",
      paddingInlineEnd: "6",
      textStyle: "h4",
      whiteSpace: "nowrap",
      "& svg": { color: "surface.accent" },
      _motionReduce: { whiteSpace: "normal", gap: "3", paddingInlineEnd: "0" },
    },
    pause: {
      position: "relative",
      flexShrink: "[0]",
      width: "12",
      height: "12",
      marginInline: "4",
      display: "grid",
      placeItems: "center",
      border: "thin",
      borderColor: "surface.muted",
      borderRadius: "button",
      "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "pointer" },
      "&:has(:focus-visible)": focusRing,
      "&:has(:checked) [data-state=running], &:not(:has(:checked)) [data-state=paused]": { display: "none" },
      _hover: { borderColor: "orchid" },
      _motionReduce: { display: "none" },
    },
  },
});
