import { defineRecipe, defineSlotRecipe } from "../define.ts";
import { darkSurface } from "./section.ts";
import { capitals } from "../theme.gen.ts";

export const errorPage = defineSlotRecipe({
  className: "error-page",
  slots: ["root", "graphic", "code", "oops", "text", "search", "ways", "way"],
  base: {
    root: {
      backgroundColor: "chrome",
      color: "chrome.text",
      display: "grid",
      justifyItems: "center",
      alignContent: "center",
      gap: "5",
      minHeight: "[70svh]",
      paddingInline: "4",
      paddingBlock: "16",
      textAlign: "center",
    },
    graphic: { color: "highlight", width: "[min(24rem, 80vw)]" },
    code: { textStyle: "h1", color: "highlight" },
    oops: { textStyle: "h2" },
    text: { textStyle: "lead", color: "chrome.muted" },
    search: {
      ...darkSurface,
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "center",
      gap: "3",
      width: "full",
      maxWidth: "prose",
      "& input": { flex: "[1 1 14rem]", width: "auto" },
    },
    ways: { display: "flex", flexWrap: "wrap", justifyContent: "center", columnGap: "6", rowGap: "2" },
    way: {
      display: "inline-block",
      paddingBlock: "2",
      fontFamily: "heading",
      textTransform: capitals,
      color: "chrome.accent",
      _hover: { textDecoration: "underline", textUnderlineOffset: "[.25em]" },
    },
  },
});

export const skipLink = defineRecipe({
  className: "skip-link",
  base: {
    position: "fixed",
    insetBlockStart: "2",
    insetInlineStart: "2",
    zIndex: "notice",
    padding: "3",
    backgroundColor: "base.light.card",
    color: "base.light.text",
    borderRadius: "button",
    "&:not(:focus)": { srOnly: true },
  },
});
