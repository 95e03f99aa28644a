import { defineGlobalStyles } from "@pandacss/dev";

export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: "body",
    letterSpacing: "wide",
    backgroundColor: "chrome",
    color: "surface.text",
    lineHeight: "base",
    scrollbarWidth: "thin",
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
    // While the notice is shown, the end of the page and the focus stay above it.
    "&:has(.cookie-notice__root:not([hidden]))": {
      scrollPaddingBlockEnd: { base: "[{sizes.notice}]", md: "[{sizes.noticeMd}]" },
      "& body": { paddingBlockEnd: { base: "[{sizes.notice}]", md: "[{sizes.noticeMd}]" } },
    },
  },
  body: { minHeight: "screen", display: "flex", flexDirection: "column" },
  main: { flexGrow: 1, backgroundColor: "surface" },
  ":focus-visible": { outline: "2px solid", outlineColor: "orchid", outlineOffset: "2px" },
  "::selection": { backgroundColor: "violet", color: "white" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": { animation: "none!", transition: "none!", scrollBehavior: "auto!" },
  },
});
