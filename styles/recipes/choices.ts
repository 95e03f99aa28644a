import { defineRecipe, defineSlotRecipe } from "../define.ts";
import { focusRing } from "../focus-ring.ts";

import { cardFace } from "./card-surface.ts";
import { thinScrollbar } from "../thin-scrollbar.ts";

/** Shows the panel with the number of the checked radio button. */
const pairs = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `&:has([data-choice="${index + 1}"]:checked) [data-panel="${index + 1}"]`,
    { display: "block" },
  ]),
);

export const choicePanels = defineSlotRecipe({
  className: "choice-panels",
  staticCss: [{ look: ["tabs", "thumbnails", "swatches", "gallery", "features"] }],
  slots: ["root", "choices", "choice", "hidden", "panels", "panel"],
  base: {
    root: { display: "grid", minWidth: "0", ...pairs },
    choices: { display: "flex", minWidth: "0" },
    choice: {
      position: "relative",
      cursor: "pointer",
      "&:has(:focus-visible)": focusRing,
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
          textTransform: "uppercase",
          color: "surface.muted",
          borderBlockEnd: "thick",
          borderColor: "transparent",
          maxWidth: "full",
          _hover: { color: "surface.text" },
          "&:has(:checked)": { color: "surface.text", borderColor: "orchid" },
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
          "&:has(:checked)": { borderColor: "orchid" },
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
          width: { base: "[4.5rem]", md: "24" },
          aspectRatio: "square",
          padding: "2",
          overflow: "hidden",
          backgroundColor: "surface.card",
          border: "medium",
          borderColor: "surface.line",
          borderRadius: "button",
          transitionProperty: "[border-color]",
          transitionDuration: "quick",
          _hover: { borderColor: "surface.muted" },
          "&:has(:checked)": { borderColor: "orchid" },
        },
      },
      features: {
        root: {
          gap: { base: "8", lg: "16" },
          alignItems: "start",
          gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 3fr)" },
        },
        choices: {
          display: "grid",
          gridTemplateColumns: {
            base: "minmax(0, 1fr)",
            sm: "repeat(2, minmax(0, 1fr))",
            lg: "minmax(0, 1fr)",
          },
        },
        choice: {
          display: "flex",
          alignItems: "center",
          gap: "4",
          paddingBlock: { base: "3", lg: "5" },
          paddingInline: "4",
          fontFamily: "heading",
          fontWeight: "medium",
          fontSize: { base: "base", md: "lg" },
          textTransform: "uppercase",
          hyphens: "auto",
          color: "surface.muted",
          borderBlockEnd: "thin",
          borderColor: "surface.line",
          borderInlineStart: "thick",
          borderInlineStartColor: "transparent",
          transitionProperty: "[color, border-color]",
          transitionDuration: "quick",
          _hover: { color: "surface.text" },
          "&:has(:checked)": {
            color: "surface.text",
            borderInlineStartColor: "orchid",
            "& svg": { color: "surface.accent" },
          },
          "& svg": { flexShrink: "[0]" },
        },
        panels: { gridRow: { base: "1", lg: "auto" } },
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

export const swatch = defineRecipe({
  className: "swatch",
  staticCss: [
    {
      color: ["gray", "red", "yellow", "blue", "black", "white", "blue-gray", "light-grey", "purple", "own"],
    },
  ],
  base: {
    flexShrink: "[0]",
    width: "swatch",
    height: "swatch",
    borderRadius: "full",
    border: "thin",
    borderColor: "chrome.muted",
  },
  variants: {
    color: {
      gray: { backgroundColor: "swatch.gray" },
      red: { backgroundColor: "swatch.red" },
      yellow: { backgroundColor: "swatch.yellow" },
      blue: { backgroundColor: "swatch.blue" },
      black: { backgroundColor: "swatch.black" },
      white: { backgroundColor: "swatch.white" },
      "blue-gray": { backgroundColor: "swatch.blueGray" },
      "light-grey": { backgroundColor: "swatch.lightGrey" },
      purple: { backgroundColor: "swatch.purple" },
      /** Uses the product's `--swatch`. */
      own: { backgroundColor: "[var(--swatch)]", forcedColorAdjust: "none" },
    },
  },
});

export const tip = defineSlotRecipe({
  className: "tip",
  slots: ["root", "content", "title", "picture"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      gap: { base: "6", lg: "16" },
      alignItems: "center",
      // Without a picture the title is beside the text.
      "&:not(:has(> * + *))": {
        gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr)" },
        "& > *": {
          gridTemplateColumns: { lg: "minmax(0, 1fr) minmax(0, 2fr)" },
          columnGap: { lg: "16" },
          "& > :not(:first-child)": { gridColumnStart: { lg: "2" } },
          "& > :nth-child(2)": { gridRowStart: { lg: "1" } },
        },
      },
    },
    content: { display: "grid", gap: "5", justifyItems: "start" },
    title: { textStyle: "h4", hyphens: "auto" },
    picture: {
      width: "full",
      height: "auto",
      aspectRatio: "scene",
      objectFit: "cover",
      borderRadius: "card",
    },
  },
});
