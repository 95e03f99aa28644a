import { defineGlobalStyles } from "./define.ts";
import { focusRing } from "./focus-ring.ts";
import { thinScrollbar } from "./thin-scrollbar.ts";

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
    // The full-screen menu locks the page behind it and takes it out of the keyboard's way. What is inside keeps
    // its style and layout: to hide every word and show it again takes a phone a fifth of a second.
    "&:has(.mobile-menu__root[open])": {
      overflow: { xlDown: "hidden" },
      // Without its scrollbar the page keeps its width.
      scrollbarGutter: { xlDown: "stable" },
      "& main, & body > footer": {
        contentVisibility: { xlDown: "hidden" },
        "@supports not (content-visibility: hidden)": { visibility: { xlDown: "hidden" } },
      },
      "& .cookie-notice__root": { visibility: { xlDown: "hidden" } },
    },
    // Below lg the open filters hide everything else. Rules for everything around them would be tried on every
    // element whenever anything opens.
    "&:has(.filter-panel__root[open])": {
      overflow: { lgDown: "hidden" },
      "& .header__root, & main, & body > footer, & .cookie-notice__root": {
        visibility: { lgDown: "hidden" },
      },
      "& .filter-panel__root": { visibility: { lgDown: "visible" } },
    },
    "&:has(.zoom-dialog__root[open])": { overflow: "hidden", scrollbarGutter: "stable" },
    // While the notice is shown, the end of the page and the focus stay above it.
    "&:has(.cookie-notice__root:not([hidden]))": {
      scrollPaddingBlockEnd: { base: "[{sizes.notice}]", md: "[{sizes.noticeMd}]" },
      "& body": { paddingBlockEnd: { base: "[{sizes.notice}]", md: "[{sizes.noticeMd}]" } },
      // Only where it is read: a property that the whole page inherits would have the answer restyle all of it.
      "& .filter-panel__root": { "--notice-height": "{sizes.noticeMd}" },
    },
  },
  // A space would part them.
  ".joined-letters *": { letterSpacing: "[normal !important]" },
  body: { minHeight: "screen", display: "flex", flexDirection: "column" },
  // Hidden behind the menu they are as high as they were.
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
    // A sheet is taken at once.
    _print: { transition: "[none !important]" },
  },
  // From page to page (app/browser/page-fade.ts); a tap meanwhile is meant for the new one.
  "::view-transition": { pointerEvents: "none" },
  "::view-transition-group(root)": { animationDuration: "quick", animationTimingFunction: "out" },
  "h1, h2, h3": { breakAfter: "avoid" },
  // No last line of one word.
  "p, li, dd, figcaption": { textWrap: "[pretty]" },
  // What is fixed to the window would stand on every sheet.
  ".header__root, nav, .cookie-notice__root, .toasts__stack": { _print: { display: "[none !important]" } },
});
