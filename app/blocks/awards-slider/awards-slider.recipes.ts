import { defineSlotRecipe } from "../../../styles/define.ts";
import { otherCornersOf } from "../../../styles/shapes.ts";

/** Dark in every theme, for the contrast of the mark. */
export const award = defineSlotRecipe({
  className: "award",
  slots: ["root", "plate", "year", "name", "subject"],
  base: {
    root: { display: "grid", gap: "3", alignContent: "start" },
    plate: {
      width: "awardSlide",
      height: "awardPlate",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "4",
      // `chrome.raised` is indistinguishable from dark surfaces and from that of the alternate theme.
      backgroundColor: {
        base: "chrome.raised",
        _darkScreen: { _followingSystem: "surface.card" },
        _screen: { _chosenDark: "surface.card" },
        _alternate: "chrome",
      },
      color: "signal",
      ...otherCornersOf(".75rem"),
    },
    year: {
      fontFamily: "heading",
      fontSize: "h4",
      fontWeight: "medium",
      lineHeight: "none",
      color: "chrome.text",
    },
    name: { textStyle: "small", fontWeight: "medium", textWrap: "balance" },
    subject: { display: "block", color: "surface.muted", fontWeight: "regular" },
  },
});
