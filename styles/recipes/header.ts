import { defineSlotRecipe } from "@pandacss/dev";

import { container } from "../container.ts";

/** A cut stone before the entry that is hovered or active. */
const facetMark = {
  content: "''",
  width: "2",
  height: "2",
  flexShrink: "[0]",
  backgroundColor: "orchid",
  clipPath: "polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)",
  opacity: "[0]",
  marginInlineStart: "[-1rem]",
  transitionProperty: "[opacity, margin]",
  transitionDuration: "quick",
} as const;

const markShown = { opacity: "[1]", marginInlineStart: "0" } as const;

export const dropdownEntry = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  paddingInline: "3",
  paddingBlock: "2",
  borderRadius: "button",
  _before: facetMark,
  _hover: { backgroundColor: "slate", _before: markShown },
  "&[aria-current]": { color: "chrome.accent", _before: markShown },
} as const;

export const dropdownPanel = {
  position: "absolute",
  insetBlockStart: "[100%]",
  minWidth: "dropdown",
  maxHeight: "[calc(100dvh - {sizes.headerMd} - 1rem)]",
  overflowY: "auto",
  padding: "3",
  backgroundColor: "chrome.raised",
  border: "thin",
  borderColor: "chrome.line",
  borderBlockStartColor: "orchid",
  borderEndStartRadius: "card",
  borderEndEndRadius: "card",
  boxShadow: "dropdown",
  zIndex: "header",
} as const;

export const header = defineSlotRecipe({
  className: "header",
  slots: ["root", "inner", "logo", "tools", "languages"],
  base: {
    root: {
      position: "sticky",
      insetBlockStart: "0",
      zIndex: "header",
      color: "chrome.text",
      // The blur is on a layer of its own: on the header it would become the frame of the fixed menu in it.
      _before: {
        content: "''",
        position: "absolute",
        inset: "0",
        zIndex: "below",
        backgroundColor: "chrome",
        borderBlockEnd: "thin",
        borderColor: "chrome.line",
        transitionProperty: "[background-color]",
        transitionDuration: "banner",
      },
      "&[data-scrolled]::before": {
        backgroundColor: "[color-mix(in srgb, {colors.chrome} 78%, transparent)]",
        backdropFilter: "[blur(16px) saturate(1.4)]",
      },
      // Opaque again under the open menu, which would not blur what is behind it.
      "&:has(> * > * > details[open])::before": { backgroundColor: "chrome" },
    },
    inner: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: { base: "4", xl: "8" },
      // A menu with more than one row of words makes the header taller; nothing is cut off.
      minHeight: { base: "header", md: "headerMd", xl: "headerXl" },
      ...container,
    },
    logo: {
      display: "flex",
      alignItems: "center",
      flexShrink: "[0]",
      "& svg, & img": {
        width: "logoWidth",
        height: "logoHeight",
        objectFit: "contain",
        objectPosition: "[left]",
        _rtl: { objectPosition: "[right]" },
      },
    },
    tools: { display: "flex", alignItems: "center", alignSelf: "stretch", gap: "4", minWidth: "0" },
    languages: { display: { base: "none", xl: "flex" }, alignSelf: "stretch", flexShrink: "[0]" },
  },
});

export const mainMenu = defineSlotRecipe({
  className: "main-menu",
  slots: ["root", "list", "item", "link", "toggle", "panel", "entry"],
  base: {
    root: { display: { base: "none", xl: "flex" }, minWidth: "0" },
    list: { display: "flex", flexWrap: "wrap", justifyContent: "end", columnGap: "6" },
    item: {
      position: "relative",
      display: "flex",
      alignItems: "center",
      minHeight: "headerXl",
      // Until the page is hydrated; then the item says itself whether it is open.
      "&:not([data-open]):hover > ul, &:not([data-open]):focus-within > ul, &[data-open=true] > ul": {
        display: "block",
      },
      // Near the end of the row a dropdown hangs from its item's end.
      "&:nth-last-child(-n + 2) > ul": { insetInlineStart: "auto", insetInlineEnd: "0" },
    },
    link: {
      maxWidth: "menuEntry",
      fontFamily: "heading",
      fontWeight: "medium",
      lineHeight: "h4",
      textTransform: "uppercase",
      textWrap: "balance",
      transitionProperty: "[color]",
      transitionDuration: "quick",
      // The underline is the edge of the header.
      _after: {
        content: "''",
        position: "absolute",
        insetInline: "0",
        insetBlockEnd: "0",
        height: "0.5",
        backgroundColor: "orchid",
        scale: "[0 1]",
        transitionProperty: "[scale]",
        transitionDuration: "banner",
        transitionTimingFunction: "out",
        pointerEvents: "none",
      },
      _hover: { color: "chrome.accent" },
      "li:hover > &::after, &[aria-current]::after, [data-open=true] > &::after": { scale: "[1 1]" },
      "&[aria-current]": { color: "chrome.accent" },
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
      "[data-open=true] > & svg": { rotate: "[180deg]" },
    },
    panel: {
      ...dropdownPanel,
      display: "none",
      width: "[max-content]",
      maxWidth: "[22rem]",
      insetInlineStart: "[-1.5rem]",
      animation: "[dropdown .15s ease-out]",
    },
    entry: dropdownEntry,
  },
});

export const languageMenu = defineSlotRecipe({
  className: "language-menu",
  slots: ["root", "summary", "label", "badge", "list", "link"],
  base: {
    root: { position: "relative" },
    summary: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      cursor: "pointer",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      "& svg": { transitionProperty: "[rotate]", transitionDuration: "quick", color: "chrome.muted" },
      "[open] > & svg": { rotate: "[180deg]" },
    },
    label: { srOnly: true },
    badge: {
      display: "inline-grid",
      placeItems: "center",
      minWidth: "10",
      paddingInline: "2",
      paddingBlock: "0.5",
      border: "thin",
      borderColor: "chrome.line",
      borderRadius: "[.375rem]",
      backgroundColor: "slate",
      color: "chrome.text",
      fontFamily: "heading",
      fontSize: "sm",
      textTransform: "uppercase",
      hyphens: "none",
    },
    link: { ...dropdownEntry, gap: "3", _before: { display: "none" } },
  },
  variants: {
    place: {
      header: {
        root: { display: "flex", flexDirection: "column", alignSelf: "stretch" },
        summary: { minHeight: "headerXl" },
        list: { ...dropdownPanel, insetInlineEnd: "0", animation: "[dropdown .15s ease-out]" },
      },
      drawer: {
        summary: { minHeight: "12", "& svg": { marginInlineStart: "auto" } },
        list: {
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
          minWidth: "[min(100%, {sizes.dropdown})]",
          paddingBlockStart: "2",
        },
        link: { paddingInline: "0", paddingBlock: "2", minHeight: "12" },
      },
    },
  },
});
