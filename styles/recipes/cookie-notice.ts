import { defineSlotRecipe } from "@pandacss/dev";

import { container } from "../container.ts";

export const cookieNotice = defineSlotRecipe({
  className: "cookie-notice",
  slots: ["root", "inner", "link"],
  base: {
    root: {
      position: "fixed",
      insetInline: "0",
      insetBlockEnd: "0",
      zIndex: "notice",
      backgroundColor: "chrome.raised",
      color: "chrome.text",
      borderBlockStart: "thin",
      borderColor: "orchid",
      boxShadow: "dropdown",
      // `display` waits for the end, so that the notice can still be seen while it leaves.
      transition: "[opacity .3s ease-out, translate .3s ease-out, display .3s allow-discrete]",
      "&[hidden]": { display: "none", opacity: "[0]", translate: "[0 100%]" },
      "@starting-style": { opacity: "[0]", translate: "[0 100%]" },
    },
    inner: {
      display: "flex",
      flexDirection: { base: "column", md: "row" },
      alignItems: { base: "stretch", md: "center" },
      justifyContent: "space-between",
      columnGap: "8",
      rowGap: "4",
      ...container,
      paddingBlock: "4",
      "& button": { flexShrink: "[0]" },
    },
    link: {
      color: "chrome.accent",
      textDecoration: "underline",
      textUnderlineOffset: "[.25em]",
      whiteSpace: "nowrap",
    },
  },
});
