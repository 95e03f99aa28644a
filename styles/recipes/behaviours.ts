import { defineRecipe } from "@pandacss/dev";

/** Along the top edge of the window, above everything. How long it takes is the component's business. */
export const progressBar = defineRecipe({
  className: "progress-bar",
  base: {
    position: "fixed",
    insetBlockStart: "0",
    insetInlineStart: "0",
    zIndex: "progress",
    height: "1",
    inlineSize: "full",
    backgroundColor: "orchid",
    boxShadow: "[0 0 12px {colors.orchid}]",
    pointerEvents: "none",
    transitionProperty: "[inline-size, opacity]",
    transitionTimingFunction: "out",
    transitionDuration: "quick",
    "&[data-phase=hidden]": { inlineSize: "0", visibility: "hidden", opacity: "[0]", transition: "[none]" },
    "&[data-failed]": { backgroundColor: "error", boxShadow: "[none]" },
  },
});

/** A disc below the header: it covers no words of it and moves nothing. */
export const pageLoading = defineRecipe({
  className: "page-loading",
  base: {
    position: "fixed",
    insetBlockStart: { base: "[calc({sizes.header} + 1rem)]", md: "[calc({sizes.headerMd} + 1rem)]" },
    insetInline: "0",
    marginInline: "auto",
    zIndex: "notice",
    display: "grid",
    placeItems: "center",
    width: "12",
    height: "12",
    borderRadius: "full",
    border: "thin",
    borderColor: "chrome.line",
    backgroundColor: "chrome.raised",
    color: "chrome.accent",
    boxShadow: "dropdown",
    pointerEvents: "none",
    transitionProperty: "[opacity, visibility]",
    transitionDuration: "quick",
    "& svg": { animation: "[spin 1s linear infinite]" },
    "&:not([data-shown])": { opacity: "[0]", visibility: "hidden", "& svg": { animation: "[none]" } },
  },
});

/** Below the header, at the end of the line; as wide as a toast. Empty, it is there for screen readers alone. */
export const onlineNotice = defineRecipe({
  className: "online-notice",
  base: {
    position: "fixed",
    insetBlockStart: { base: "[calc({sizes.header} + 1rem)]", md: "[calc({sizes.headerMd} + 1rem)]" },
    insetInlineEnd: "4",
    zIndex: "notice",
    maxWidth: "[min(28rem, calc(100vw - 2rem))]",
    padding: "4",
    borderRadius: "button",
    border: "thin",
    borderColor: "citrine",
    backgroundColor: "chrome.raised",
    color: "chrome.text",
    textStyle: "small",
    boxShadow: "dropdown",
    "&[data-online]": { borderColor: "orchid" },
    "&:empty": { padding: "0", border: "none", boxShadow: "none" },
  },
});
