import { defineSlotRecipe } from "../define.ts";

import { dropdownEntry, dropdownPanel } from "./dropdown.ts";
import { capitals } from "../theme.gen.ts";

export const mainMenu = defineSlotRecipe({
  className: "main-menu",
  slots: ["root", "list", "item", "link", "toggle", "panel", "entry", "picture"],
  base: {
    root: { display: { base: "none", xl: "flex" }, minWidth: "0" },
    list: { display: "flex", flexWrap: "wrap", justifyContent: "end", columnGap: "6" },
    item: {
      position: "relative",
      display: "flex",
      alignItems: "center",
      minHeight: "headerXl",
      // CSS opens dropdowns until hydration; afterwards `data-open` does.
      "&:not([data-open]):hover > ul, &:not([data-open]):focus-within > ul, &[data-open=true] > ul": {
        display: "[var(--panel-display, block)]",
      },
      // The last dropdowns are aligned to the end of their item.
      "&:nth-last-child(-n + 2) > ul": { insetInlineStart: "[auto]", insetInlineEnd: "0" },
    },
    link: {
      maxWidth: "menuEntry",
      fontFamily: "heading",
      fontWeight: "medium",
      lineHeight: "h4",
      textTransform: capitals,
      textWrap: "balance",
      transitionProperty: "[color]",
      transitionDuration: "quick",
      // On the header's lower edge.
      _after: {
        content: "''",
        position: "absolute",
        insetInline: "0",
        insetBlockEnd: "0",
        height: "0.5",
        backgroundColor: "highlight",
        scale: "[0 1]",
        transitionProperty: "[scale]",
        transitionDuration: "banner",
        transitionTimingFunction: "out",
        pointerEvents: "none",
      },
      _hover: { color: "chrome.accent" },
      "li:hover > &, [data-open=true] > &": { _after: { scale: "[1 1]" } },
      // Also if the current page is in the dropdown.
      "&[aria-current], li:has(> ul [aria-current]) > &": {
        color: "chrome.accent",
        _after: { scale: "[1 1]" },
      },
    },
    toggle: {
      display: "grid",
      placeItems: "center",
      width: "6",
      height: "10",
      flexShrink: "[0]",
      cursor: "pointer",
      color: "chrome.muted",
      "& svg": { transitionProperty: "[rotate]", transitionDuration: "quick" },
      "[data-open=true] > &": { "& svg": { rotate: "[180deg]" } },
    },
    panel: {
      ...dropdownPanel,
      display: "none",
      width: "[max-content]",
      maxWidth: "[22rem]",
      insetInlineStart: "[-1.5rem]",
      animation: "[dropdown .15s ease-out]",
      // Categories side by side, each below its picture.
      "&:has(img)": {
        "--panel-display": "grid",
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        gap: "1",
        width: "[37rem]",
        maxWidth: "[none]",
      },
    },
    entry: {
      ...dropdownEntry,
      "&:has(img)": {
        flexDirection: "column",
        alignItems: "stretch",
        height: "full",
        padding: "2",
        fontWeight: "medium",
        _before: { content: "none" },
      },
    },
    picture: {
      width: "full",
      height: "auto",
      aspectRatio: "[8 / 5]",
      objectFit: "cover",
      borderRadius: "button",
      transitionProperty: "[filter]",
      transitionDuration: "quick",
      "a:hover > &": { filter: "[brightness(1.25)]" },
    },
  },
});
