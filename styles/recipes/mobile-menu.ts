import { defineSlotRecipe } from "../define.ts";
import { thinScrollbar } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";

/** Boxes instead of SVG, which would be laid out and painted in each animation frame. */
const bar = {
  width: "[1.125rem]",
  // Borders are visible in forced colors.
  borderBlockStart: "[.125rem solid]",
  transitionProperty: "[rotate, translate, scale]",
  transitionDuration: "banner",
  transitionTimingFunction: "out",
} as const;

const plainSummary = {
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
} as const;

export const mobileMenu = defineSlotRecipe({
  className: "mobile-menu",
  slots: [
    "root",
    "burger",
    "bars",
    "labelClosed",
    "labelOpen",
    "drawer",
    "list",
    "group",
    "link",
    "children",
    "child",
    "extras",
  ],
  base: {
    root: { display: { base: "block", xl: "none" } },
    burger: {
      ...plainSummary,
      display: "grid",
      placeItems: "center",
      width: "12",
      height: "12",
      marginInlineEnd: "[-.75rem]",
    },
    labelClosed: { srOnly: true, "[open] > * > &": { display: "none" } },
    labelOpen: { srOnly: true, ":not([open]) > * > &": { display: "none" } },
    bars: {
      display: "grid",
      gap: "1",
      "& > span": bar,
      "[open] > * > &": {
        "& > :first-child": { translate: "[0 .375rem]", rotate: "[45deg]" },
        "& > :nth-child(2)": { scale: "[0 1]" },
        "& > :last-child": { translate: "[0 -.375rem]", rotate: "[-45deg]" },
      },
    },
    drawer: {
      position: "fixed",
      insetInline: "0",
      insetBlockStart: { base: "[{sizes.header}]", md: "[{sizes.headerMd}]" },
      insetBlockEnd: "0",
      overflowY: "auto",
      ...thinScrollbar,
      overscrollBehavior: "contain",
      display: "flex",
      flexDirection: "column",
      justifyContent: "space-between",
      gap: "10",
      paddingInline: { base: "4", md: "8" },
      paddingBlock: "6",
      backgroundColor: "chrome",
      animation: "[drawer .3s cubic-bezier(.2, .7, .2, 1)]",
    },
    // Long words wrap instead of widening the menu.
    list: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      overflowWrap: "anywhere",
      "& > li": { borderBlockEnd: "thin", borderColor: "chrome.line" },
    },
    group: { "&[open] > summary svg": { rotate: "[180deg]" } },
    link: {
      ...plainSummary,
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4",
      minHeight: "14",
      paddingBlock: "3",
      fontFamily: "heading",
      fontSize: "h4",
      fontWeight: "medium",
      lineHeight: "h4",
      textTransform: capitals,
      "& svg": {
        flexShrink: "[0]",
        color: "chrome.muted",
        transitionProperty: "[rotate]",
        transitionDuration: "quick",
      },
      "&[aria-current], details:has(ul [aria-current]) > &": { color: "chrome.accent" },
    },
    children: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
      paddingBlockEnd: "4",
    },
    child: {
      display: "flex",
      alignItems: "center",
      minHeight: "12",
      paddingBlock: "2",
      paddingInlineStart: "4",
      borderInlineStart: "thin",
      borderColor: "chrome.line",
      textStyle: "lead",
      color: "chrome.muted",
      _hover: { color: "chrome.text" },
      "&[aria-current]": { color: "chrome.accent", borderColor: "highlight" },
    },
    extras: { display: "grid", gap: "6" },
  },
});
