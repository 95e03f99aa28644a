import { defineSlotRecipe } from "../../../styles/define.ts";
import { container } from "../../../styles/container.ts";
import { focusRing } from "../../../styles/focus-ring.ts";

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
