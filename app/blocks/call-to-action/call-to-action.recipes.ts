import { defineSlotRecipe } from "../../../styles/define.ts";
import { container } from "../../../styles/fragments.ts";

export const callToAction = defineSlotRecipe({
  className: "call-to-action",
  slots: ["root", "image", "inner", "content", "text"],
  base: {
    root: {
      position: "relative",
      overflow: "hidden",
      backgroundColor: "chrome.raised",
      color: "chrome.text",
      paddingBlock: { base: "8", md: "16", lg: "24" },
      borderBlock: "thin",
      borderColor: "chrome.line",
    },
    image: {
      position: "absolute",
      insetInlineEnd: { base: "[-20%]", lg: "[-4%]", xl: "[4%]" },
      insetBlockEnd: { base: "[-15%]", lg: "[-9%]" },
      height: { base: "[130%]", lg: "[108%]" },
      width: "auto",
      maxWidth: "[none]",
      maskImage: "[linear-gradient(90deg, transparent, black 45%)]",
      opacity: { base: "[.3]", lg: "[.9]" },
      _after: { color: "transparent" },
      _print: { display: "none" },
    },
    inner: {
      position: "relative",
      ...container,
    },
    content: {
      display: "grid",
      gap: "5",
      justifyItems: "start",
      maxWidth: { base: "[40rem]", lg: "[30rem]", "2xl": "[40rem]" },
    },
    text: { textStyle: "lead", color: "chrome.text" },
  },
});
