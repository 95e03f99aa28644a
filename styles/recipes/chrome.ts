import { defineRecipe, defineSlotRecipe } from "../define.ts";

export const errorPage = defineSlotRecipe({
  className: "error-page",
  slots: ["root", "graphic", "code", "oops", "text"],
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
    graphic: { color: "orchid", width: "[min(24rem, 80vw)]" },
    code: { textStyle: "h1", color: "orchid" },
    oops: { textStyle: "h2" },
    text: { textStyle: "lead", color: "chrome.muted" },
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
    backgroundColor: "white",
    color: "ink",
    borderRadius: "button",
    "&:not(:focus)": { srOnly: true },
  },
});
