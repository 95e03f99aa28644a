import { defineGlobalStyles } from "./define.ts";
import { focusRing } from "./focus-ring.ts";

export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: "body",
    letterSpacing: "wide",
    backgroundColor: "chrome",
    color: "surface.text",
    lineHeight: "base",
    hyphens: "auto",
    overflowWrap: "break-word",
    colorScheme: "light",
    // What an anchor or the focus scrolls to stays clear of the header.
    scrollPaddingBlockStart: { base: "[{sizes.header}]", md: "[{sizes.headerMd}]", xl: "[{sizes.headerXl}]" },
    // The full-screen menu locks the page behind it and takes it out of the keyboard's way.
    "&:has(.mobile-menu__root[open])": {
      overflow: { xlDown: "hidden" },
      // Without its scrollbar the page keeps its width.
      scrollbarGutter: { xlDown: "stable" },
      "& main, & footer, & .cookie-notice__root": { visibility: { xlDown: "hidden" } },
    },
    // Below lg the open filters do the same to everything around them.
    "&:has(.filter-panel__root[open])": {
      overflow: { lgDown: "hidden" },
      "& header, & footer, & .cookie-notice__root, & form > :not(.filter-panel__root), & main > :not(:has(.filter-panel__root))":
        { visibility: { lgDown: "hidden" } },
    },
    "&:has(.zoom-dialog__root[open])": { overflow: "hidden", scrollbarGutter: "stable" },
    // While the notice is shown, the end of the page and the focus stay above it.
    "&:has(.cookie-notice__root:not([hidden]))": {
      "--notice-height": { base: "{sizes.notice}", md: "{sizes.noticeMd}" },
      scrollPaddingBlockEnd: "[var(--notice-height)]",
      "& body": { paddingBlockEnd: "[var(--notice-height)]" },
    },
  },
  body: { minHeight: "screen", display: "flex", flexDirection: "column" },
  main: { flexGrow: 1, backgroundColor: "surface" },
  ":focus-visible": focusRing,
  "::selection": { backgroundColor: "violet", color: "white" },
  // Where a scrollbar cannot be measured out it is the browser's thin one; both together are not possible.
  "*": { "@supports not selector(::-webkit-scrollbar)": { scrollbarWidth: "[thin]" } },
  "::-webkit-scrollbar": { width: "scrollbar", height: "scrollbar" },
  "::-webkit-scrollbar-thumb": { backgroundColor: "pewter", borderRadius: "full" },
  "*, *::before, *::after": {
    _motionReduce: {
      animation: "[none !important]",
      transition: "[none !important]",
      scrollBehavior: "[auto !important]",
    },
    // A sheet is taken at once.
    _print: { transition: "[none !important]" },
  },
  "h1, h2, h3": { breakAfter: "avoid" },
  // No last line of one word.
  "p, li, dd, figcaption": { textWrap: "[pretty]" },
  // What is fixed to the window would stand on every sheet.
  ".header__root, nav, .cookie-notice__root, .toasts__stack": { _print: { display: "[none !important]" } },
});
