import { defineSlotRecipe } from "../define.ts";
import { container } from "../fragments.ts";

export const cookieNotice = defineSlotRecipe({
  className: "cookie-notice",
  slots: ["root", "inner", "text", "link", "choices"],
  base: {
    root: {
      position: "fixed",
      insetInline: "0",
      insetBlockEnd: "0",
      zIndex: "notice",
      backgroundColor: "chrome.raised",
      color: "chrome.text",
      borderBlockStart: "thin",
      borderColor: "highlight",
      boxShadow: "dropdown",
      transition: "[opacity .3s ease-out, translate .3s ease-out]",
      "&[hidden]": {
        display: "none",
        opacity: "[0]",
        translate: "[0 100%]",
        // `allow-discrete` keeps it visible while it fades out. Animating its appearance would delay the first interactions.
        transition: "[opacity .3s ease-out, translate .3s ease-out, display .3s allow-discrete]",
      },
      "@starting-style": { opacity: "[0]", translate: "[0 100%]" },
    },
    // One row even on phones, to cover less of the page.
    inner: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: { base: "4", md: "8" },
      ...container,
      paddingBlock: { base: "2", md: "4" },
    },
    // Equal sizes, so that neither choice is preferred.
    choices: {
      display: "grid",
      gridAutoFlow: { md: "column" },
      gridAutoColumns: "fr",
      gap: { base: "2", md: "4" },
      flexShrink: "[0]",
      "& button": { minWidth: { base: "auto", md: "buttonMin" }, paddingInline: { base: "4", md: "6" } },
    },
    text: { textStyle: { base: "small", md: "body" }, minWidth: "0", hyphens: "auto" },
    link: {
      color: "chrome.accent",
      textDecoration: "underline",
      textUnderlineOffset: "[.25em]",
      whiteSpace: "nowrap",
    },
  },
});
