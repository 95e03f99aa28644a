import { defineGlobalStyles } from "./define.ts";
import { focusRing, thinScrollbar } from "./fragments.ts";

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
    scrollPaddingBlockStart: { base: "[{sizes.header}]", md: "[{sizes.headerMd}]", xl: "[{sizes.headerXl}]" },
    // Locks the page behind the full-screen menu. `content-visibility` keeps style and layout; on a phone,
    // `visibility` would cost 0.2 s per toggle.
    "&:has(.mobile-menu__root[open])": {
      overflow: { xlDown: "hidden" },
      // Reserves the scrollbar's width.
      scrollbarGutter: { xlDown: "stable" },
      "& main, & body > footer": {
        contentVisibility: { xlDown: "hidden" },
        "@supports not (content-visibility: hidden)": { visibility: { xlDown: "hidden" } },
      },
      "& .cookie-notice__root": { visibility: { xlDown: "hidden" } },
    },
    // Few selectors: rules for all surrounding elements would be matched on every element at each toggle.
    "&:has(.filter-panel__root[open])": {
      overflow: { lgDown: "hidden" },
      "& .header__root, & main, & body > footer, & .cookie-notice__root": {
        visibility: { lgDown: "hidden" },
      },
      "& .filter-panel__root": { visibility: { lgDown: "visible" } },
    },
    "&:has(.zoom-dialog__root[open])": { overflow: "hidden", scrollbarGutter: "stable" },
    // Keeps the end of the page and the focus above the cookie notice.
    "&:has(.cookie-notice__root:not([hidden]))": {
      scrollPaddingBlockEnd: { base: "[{sizes.notice}]", md: "[{sizes.noticeMd}]" },
      "& body": { paddingBlockEnd: { base: "[{sizes.notice}]", md: "[{sizes.noticeMd}]" } },
      // Not on the root: an inherited property would restyle the whole page.
      "& .filter-panel__root": { "--notice-height": "{sizes.noticeMd}" },
    },
  },
  // Letter spacing would separate joined letters.
  ".joined-letters *": { letterSpacing: "[normal !important]" },
  body: { minHeight: "screen", display: "flex", flexDirection: "column" },
  // Height while they are hidden behind the menu.
  "main, body > footer": { containIntrinsicBlockSize: "[auto 100vh]" },
  main: { flexGrow: 1, backgroundColor: "surface" },
  ":focus-visible": focusRing,
  "::selection": { backgroundColor: "violet", color: "white" },
  "html, textarea": thinScrollbar,
  "*, *::before, *::after": {
    _motionReduce: {
      animation: "[none !important]",
      transition: "[none !important]",
      scrollBehavior: "[auto !important]",
    },
    _print: { transition: "[none !important]" },
  },
  // Taps during a page transition (app/browser/motion.ts) reach the new page.
  "::view-transition": { pointerEvents: "none" },
  "::view-transition-group(root)": { animationDuration: "quick", animationTimingFunction: "out" },
  "h1, h2, h3": { breakAfter: "avoid" },
  "p, li, dd, figcaption": { textWrap: "[pretty]" },
  // Fixed elements would repeat on every printed page.
  ".header__tools, nav, .cookie-notice__root, .toasts__stack": { _print: { display: "[none !important]" } },
});
