import { defineSlotRecipe } from "../define.ts";
import { focusRing, thinScrollbar } from "../fragments.ts";
import { cardFace } from "./card-surface.ts";
import { capitals } from "../theme.gen.ts";

/** Shows the panel with the number of the checked radio button. */
const pairs = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `&:has([data-choice="${index + 1}"]:checked) [data-panel="${index + 1}"]`,
    { display: "block" },
  ]),
);

export const choicePanels = defineSlotRecipe({
  className: "choice-panels",
  staticCss: [{ look: ["tabs", "thumbnails", "swatches", "gallery"] }],
  slots: ["root", "choices", "choice", "hidden", "panels", "panel"],
  base: {
    root: { display: "grid", minWidth: "0", ...pairs },
    choices: { display: "flex", minWidth: "0" },
    choice: {
      position: "relative",
      cursor: "pointer",
      // WebKit does not match `:focus-visible` after arrow keys. A pressed option is below the pointer.
      "&:has(:focus-visible), &:not(:hover):has(:focus)": focusRing,
      // Options otherwise differ only in the color of a border or of the text.
      "&:has(:checked)": {
        "@media (forced-colors: active)": {
          forcedColorAdjust: "none",
          borderColor: "[Highlight !important]",
          borderWidth: "[.3125rem !important]",
          backgroundColor: "[Highlight]",
          color: "[HighlightText !important]",
        },
      },
    },
    hidden: { srOnly: true },
    panels: { minWidth: "0" },
    panel: {
      display: "none",
      // Not for the initial panel, whose picture may be the LCP element.
      ".choice-panels__root:has(input:focus:not(:default)) &": {
        animationName: "appear",
        animationDuration: "banner",
        animationTimingFunction: "out",
      },
    },
  },
  variants: {
    look: {
      tabs: {
        root: { gap: { base: "6", lg: "10" } },
        // A single scrollable row of tabs.
        choices: {
          overflowX: "auto",
          scrollbarWidth: "[none]",
          columnGap: "2",
          borderBlockEnd: "thin",
          borderColor: "surface.line",
        },
        choice: {
          flexShrink: "[0]",
          paddingInline: { base: "3", md: "5" },
          paddingBlock: "3",
          marginBlockEnd: "[-.0625rem]",
          fontFamily: "heading",
          fontWeight: "medium",
          fontSize: { base: "base", md: "lg" },
          textTransform: capitals,
          color: "surface.muted",
          borderBlockEnd: "thick",
          borderColor: "transparent",
          maxWidth: "full",
          _hover: { color: "surface.text" },
          "&:has(:checked)": { color: "surface.text", borderColor: "highlight" },
        },
      },
      thumbnails: {
        root: {
          gap: { base: "4", lg: "6" },
          gridTemplateColumns: { lg: "minmax(0, 1fr) minmax(0, 3fr)" },
          alignItems: "start",
        },
        choices: {
          display: "grid",
          gap: "4",
          gridAutoFlow: { base: "column", lg: "row" },
          gridAutoColumns: "[minmax({sizes.thumbnail}, 1fr)]",
          overflowX: { base: "auto", lg: "visible" },
          ...thinScrollbar,
        },
        panels: { gridRow: { base: "1", lg: "auto" } },
        choice: {
          overflow: "hidden",
          ...cardFace,
          border: "medium",
          transitionProperty: "[border-color]",
          transitionDuration: "quick",
          _hover: { borderColor: "surface.muted" },
          "&:has(:checked)": { borderColor: "highlight" },
        },
      },
      gallery: {
        root: {
          gap: "4",
          // Reserves the picture's space while the HTML is still arriving.
          _before: {
            content: "''",
            gridArea: "[1 / 1]",
            aspectRatio: { base: "square", sm: "[4 / 3]" },
          },
        },
        panels: { gridArea: "[1 / 1]" },
        choices: { flexWrap: "wrap", gap: "3" },
        choice: {
          width: { base: "[4.5rem]", md: "20" },
          aspectRatio: "square",
          overflow: "hidden",
          backgroundColor: "surface.card",
          border: "medium",
          borderColor: "surface.line",
          borderRadius: "button",
          transitionProperty: "[border-color]",
          transitionDuration: "quick",
          _hover: { borderColor: "surface.muted" },
          "&:has(:checked)": { borderColor: "highlight" },
        },
      },
      swatches: {
        root: {
          gridTemplateRows: "1fr auto",
          gap: "6",
          height: "full",
          justifyItems: { base: "stretch", lg: "center" },
        },
        panels: { width: "full", display: "grid", alignItems: "center" },
        choices: { gridRow: "2", flexWrap: "wrap", justifyContent: "center", gap: "3" },
        choice: {
          display: "inline-flex",
          alignItems: "center",
          gap: "3",
          minHeight: "12",
          paddingInlineStart: "2",
          paddingInlineEnd: "5",
          border: "thin",
          borderColor: "chrome.line",
          borderRadius: "full",
          color: "chrome.muted",
          backgroundColor: "chrome.raised",
          transitionProperty: "[border-color, color]",
          transitionDuration: "quick",
          _hover: { color: "chrome.text" },
          "&:has(:checked)": { color: "chrome.text", borderColor: "[var(--beam)]" },
        },
      },
    },
  },
});
