import { defineSlotRecipe } from "../../../styles/define.ts";
import { container, textLink } from "../../../styles/fragments.ts";
import { darkSurface } from "../../../styles/recipes/section.ts";
import { capitals } from "../../../styles/theme.gen.ts";

export const awardInvitation = defineSlotRecipe({
  className: "award-invitation",
  slots: ["root", "inner", "panel", "seal", "content", "eyebrow", "text", "action", "address"],
  base: {
    root: {
      ...darkSurface,
      backgroundColor: "chrome",
      color: "chrome.text",
      paddingBlock: { base: "16", lg: "24" },
      overflow: "hidden",
    },
    inner: {
      ...container,
    },
    panel: {
      display: "grid",
      gap: { base: "6", lg: "12" },
      alignItems: "center",
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        lg: "minmax(0, 1fr) minmax(0, 24rem)",
        xl: "auto minmax(0, 1fr) minmax(0, 24rem)",
      },
    },
    seal: { width: { base: "24", xl: "[11rem]" }, gridColumn: { lg: "1 / -1", xl: "auto" } },
    content: { display: "grid", gap: "4", maxWidth: "prose" },
    eyebrow: {
      fontFamily: "heading",
      fontSize: "lg",
      textTransform: capitals,
      color: { base: "signal", _print: "chrome.text" },
    },
    text: { textStyle: "lead", color: "chrome.muted" },
    action: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5" },
    address: { color: "chrome.muted", textStyle: "small", overflowWrap: "anywhere", "& a": textLink },
  },
});
