import { defineSlotRecipe } from "../../../styles/define.ts";

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
      // `chrome.raised` is indistinguishable from the surface of the alternate theme.
      backgroundColor: { base: "chrome.raised", _alternate: "chrome" },
      color: "signal",
      clipPath:
        "[polygon(.75rem 0, 100% 0, 100% calc(100% - .75rem), calc(100% - .75rem) 100%, 0 100%, 0 .75rem)]",
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
