import { defineSlotRecipe } from "../../../styles/define.ts";
import { eyebrow } from "../../../styles/recipes/card-surface.ts";
import { thinScrollbar } from "../../../styles/fragments.ts";

/** pdf.js puts transparent, selectable text over the picture of the page. */
const words = {
  position: "absolute",
  inset: "0",
  overflow: "clip",
  lineHeight: "none",
  letterSpacing: "[normal]",
  textAlign: "[initial]",
  transformOrigin: "[0 0]",
  forcedColorAdjust: "none",
  "--min-font-size": "1",
  "--text-scale-factor": "[calc(var(--total-scale-factor) * var(--min-font-size))]",
  "--min-font-size-inv": "[calc(1 / var(--min-font-size))]",
  "& :is(span, br)": {
    position: "absolute",
    whiteSpace: "pre",
    color: "transparent",
    cursor: "text",
    transformOrigin: "[0% 0%]",
  },
  "& > :not(.markedContent), & .markedContent span:not(.markedContent)": {
    "--font-height": "0",
    "--scale-x": "1",
    "--rotate": "0deg",
    fontSize: "[calc(var(--text-scale-factor) * var(--font-height))]",
    transform: "[rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))]",
  },
  "& .markedContent": { display: "contents" },
  "& ::selection": { backgroundColor: "[color-mix(in srgb, {colors.action.hover} 30%, transparent)]" },
} as const;

export const catalogViewer = defineSlotRecipe({
  className: "catalogue-viewer",
  slots: [
    "root",
    "message",
    "progress",
    "reader",
    "toolbar",
    "group",
    "button",
    "pageField",
    "input",
    "zoom",
    "stage",
    "spread",
    "page",
    "picture",
    "text",
    "link",
    "status",
  ],
  base: {
    root: {
      marginBlockStart: { base: "10", lg: "16" },
      borderRadius: "card",
      overflow: "hidden",
      backgroundColor: "chrome",
      color: "chrome.text",
      scrollMarginBlockStart: "4",
      _fullscreen: { borderRadius: "[0]" },
      _focusVisible: { outline: "none" },
    },
    message: { display: "grid", justifyItems: "center", gap: "5", paddingBlock: "24", paddingInline: "5" },
    progress: { width: "[min(100%, 20rem)]", accentColor: "[{colors.highlight}]" },
    reader: {
      display: "flex",
      flexDirection: "column",
      // On narrow frames: one A4 page and the toolbar.
      height: { base: "[min(88svh, 141vw + 8rem)]", md: "[min(88svh, 64rem)]" },
      "*:fullscreen > &": { height: "screen" },
    },
    toolbar: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "2",
      padding: "2",
      borderBlockEnd: "thin",
      borderColor: "chrome.line",
    },
    group: { display: "flex", alignItems: "center", gap: "1" },
    button: {
      display: "grid",
      placeItems: "center",
      width: "buttonSm",
      height: "buttonSm",
      borderRadius: "button",
      cursor: "pointer",
      transitionProperty: "[background-color, opacity]",
      transitionDuration: "quick",
      "&:hover:not([aria-disabled=true])": { backgroundColor: "action" },
      "&[aria-disabled=true]": { opacity: "[.4]", cursor: "not-allowed" },
      "&:is([data-icon=previous], [data-icon=next]) svg": { scale: { _rtl: "[-1 1]" } },
    },
    pageField: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      textStyle: "small",
      color: "chrome.muted",
      whiteSpace: "nowrap",
    },
    input: {
      width: "12",
      minHeight: "buttonXs",
      border: "thin",
      borderColor: "chrome.muted",
      borderRadius: "button",
      backgroundColor: "chrome.raised",
      color: "chrome.text",
      textAlign: "center",
      fontSize: "base",
    },
    zoom: {
      minWidth: "14",
      textAlign: "center",
      textStyle: "small",
      color: "chrome.muted",
      fontVariantNumeric: "tabular-nums",
    },
    stage: {
      flexGrow: "1",
      minHeight: "0",
      display: "flex",
      overflow: "auto",
      ...thinScrollbar,
      overscrollBehavior: "contain",
      backgroundColor: "chrome.raised",
      _focusVisible: { outlineOffset: "-0.5" },
    },
    // Auto margins instead of alignment, because overflow of a centered item cannot be scrolled to.
    spread: { display: "flex", margin: "auto", padding: "3", animation: "[appear .3s ease-out]" },
    page: {
      position: "relative",
      flexShrink: "[0]",
      backgroundColor: "white",
      boxShadow: "lifted",
      // Page order is independent of the text direction of the pages.
      direction: "ltr",
    },
    picture: { "& canvas": { position: "absolute", inset: "0", width: "full", height: "full" } },
    text: words,
    link: {
      position: "absolute",
      cursor: "pointer",
      borderRadius: "[.125rem]",
      _hover: { backgroundColor: "[color-mix(in srgb, {colors.action.hover} 14%, transparent)]" },
    },
    status: { srOnly: true },
  },
});

export const pdfCatalog = defineSlotRecipe({
  className: "pdf-catalog",
  slots: ["root", "cover", "content", "eyebrow", "text", "actions", "download", "facts"],
  base: {
    root: {
      display: "grid",
      gap: { base: "10", lg: "20" },
      alignItems: "center",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 3fr)" },
    },
    // The cover picture resembles a standing book with visible pages and a spine.
    cover: {
      position: "relative",
      width: "full",
      maxWidth: { base: "[16rem]", lg: "[22rem]" },
      justifySelf: "center",
      transform: "[perspective(80rem) rotateY(14deg)]",
      boxShadow:
        "[.25rem .125rem 0 {colors.base.light.line}, .375rem .1875rem 0 {colors.base.light.muted}, .625rem .3125rem 0 {colors.base.light.line}, 2.5rem 2rem 4rem color-mix(in srgb, {colors.base.chrome.page} 45%, transparent)]",
      "& img": { width: "full", height: "auto", aspectRatio: "[5 / 7]", objectFit: "cover" },
      _after: {
        content: "''",
        position: "absolute",
        inset: "0",
        backgroundImage:
          "[linear-gradient(90deg, color-mix(in srgb, {colors.white} 22%, transparent), color-mix(in srgb, {colors.white} 6%, transparent) 4%, color-mix(in srgb, {colors.base.chrome.page} 60%, transparent) 5%, transparent 11%, color-mix(in srgb, {colors.white} 10%, transparent) 62%, transparent 90%)]",
      },
      // Right-to-left books have the spine on the right; the picture itself is not mirrored.
      _rtl: { scale: "[-1 1]", "& img": { scale: "[-1 1]" } },
    },
    content: { display: "grid", gap: "5", justifyItems: "start" },
    eyebrow,
    text: { textStyle: "lead", color: "surface.muted", maxWidth: "[40rem]" },
    actions: {
      // Stacked buttons of equal width until all three fit in a row.
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, max-content)", "3xl": "repeat(3, auto)" },
      alignItems: "start",
      gap: "3",
      marginBlockStart: "3",
    },
    download: { display: "grid", gap: "2" },
    facts: { color: "surface.muted", textStyle: "small", textAlign: "center" },
  },
});
