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
  },
  body: { minHeight: "screen", display: "flex", flexDirection: "column" },
  main: { flexGrow: 1, backgroundColor: "surface" },
  ":focus-visible": { outline: "2px solid", outlineColor: "orchid", outlineOffset: "2px" },
  "::selection": { backgroundColor: "violet", color: "white" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": { animation: "none!", transition: "none!", scrollBehavior: "auto!" },
  },
});
