import { defineGlobalStyles } from "./define.ts";
import { focusRing, thinScrollbar } from "./fragments.ts";

export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: "body",
    letterSpacing: "wide",
    backgroundColor: "chrome",
    color: "surface.text",
    lineHeight: "base",
    // Recipes of narrow boxes hyphenate: long words, and in languages of compounds shorter ones.
    hyphens: "manual",
    hyphenateLimitChars: "[14 5 5]",
    "&:is(:lang(de), :lang(nl), :lang(sv), :lang(da), :lang(nb), :lang(is), :lang(fi), :lang(et), :lang(hu))":
      {
        hyphenateLimitChars: "[9 4 4]",
      },
    overflowWrap: "break-word",
    colorScheme: "light",
    _darkScreen: { "&.theme-default:not([data-scheme=light])": { colorScheme: "dark" } },
    _screen: {
      "&.theme-default[data-scheme=dark], &.theme-alternate:not([data-scheme=light])": {
        colorScheme: "dark",
      },
    },
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
    // Few selectors: rules for surrounding elements would be matched against every element at each toggle.
    "&:has(.filter-panel__root[open])": {
      overflow: { lgDown: "hidden" },
      "& .header__root, & main, & body > footer, & .cookie-notice__root": {
        visibility: { lgDown: "hidden" },
      },
      "& .filter-panel__root": { visibility: { lgDown: "visible" } },
    },
    // Space for the bar at the lower edge.
    "&:has(.product-bar__root)": {
      scrollPaddingBlockEnd: { lgDown: "[calc({sizes.buyBar} + .25rem)]" },
      "& body": { paddingBlockEnd: { lgDown: "[calc({sizes.buyBar} + .25rem)]", _print: "0" } },
    },
    // Keeps focused elements above the tray.
    "&:has(.compare-tray__root)": {
      scrollPaddingBlockEnd: "[{sizes.compareTray}]",
      "& .filter-panel__root": { "--covered": "{sizes.compareTray}" },
    },
    "&:has(.zoom-dialog__root[open])": { overflow: "hidden", scrollbarGutter: "stable" },
    // Keeps the end of the page and focused elements above the cookie notice.
    "&:has(.cookie-notice__root:not([hidden]))": {
      scrollPaddingBlockEnd: { base: "[{sizes.notice}]", md: "[{sizes.noticeMd}]" },
      "&:has(.compare-tray__root)": {
        scrollPaddingBlockEnd: {
          base: "[calc({sizes.notice} + {sizes.compareTray})]",
          md: "[calc({sizes.noticeMd} + {sizes.compareTray})]",
        },
        "& .filter-panel__root": { "--covered": "calc({sizes.noticeMd} + {sizes.compareTray})" },
      },
      "& body": { paddingBlockEnd: { base: "[{sizes.notice}]", md: "[{sizes.noticeMd}]" } },
      // The notice covers it.
      "& .product-bar__root": { visibility: { lgDown: "hidden" } },
      // Not on the root: an inherited property would restyle the whole page.
      "& .filter-panel__root": { "--covered": "{sizes.noticeMd}" },
      "& .compare-tray__root": { "--notice-height": { base: "{sizes.notice}", md: "{sizes.noticeMd}" } },
    },
  },
  // Letter spacing would separate joined letters.
  ".joined-letters *": { letterSpacing: "[normal !important]" },
  // Only Latin names among the letters would become capitals. Language codes are always in capitals.
  ".names-as-written *:not(.language-menu__badge)": { textTransform: "[none !important]" },
  body: { minHeight: "screen", display: "flex", flexDirection: "column" },
  // Height of main and footer while they are hidden behind the menu.
  "main, body > footer": { containIntrinsicBlockSize: "[auto 100vh]" },
  main: { flexGrow: 1, backgroundColor: "surface" },
  ":focus-visible": focusRing,
  "::selection": { backgroundColor: "action.hover", color: "action.text" },
  "html, textarea": thinScrollbar,
  "*, *::before, *::after": {
    _motionReduce: {
      animation: "[none !important]",
      transition: "[none !important]",
      scrollBehavior: "[auto !important]",
    },
    _print: { transition: "[none !important]" },
  },
  "[aria-current='true'], [aria-current='page'], [aria-pressed='true'], input:checked + span": {
    "@media (forced-colors: active)": {
      forcedColorAdjust: "none",
      backgroundColor: "[Highlight !important]",
      color: "[HighlightText !important]",
    },
  },
  // Taps during a page transition (app/browser/motion.ts) reach the new page.
  "::view-transition": { pointerEvents: "none" },
  "::view-transition-group(root)": { animationDuration: "quick", animationTimingFunction: "out" },
  "h1, h2, h3": { breakAfter: "avoid" },
  // Read, copied and dialed character by character, so they break only if no line fits them.
  "[data-unbroken]": { whiteSpace: "nowrap" },
  "a[href^='mailto:'], a[href^='tel:'], [data-unbroken=code]": {
    display: "inline-block",
    maxWidth: "full",
    whiteSpace: "normal",
    hyphens: "none",
  },
  "p, li, dd, figcaption": { textWrap: "[pretty]" },
  // Fixed elements would repeat on every printed page.
  ".header__tools, nav, .cookie-notice__root, .toasts__stack": { _print: { display: "[none !important]" } },
});
