import { defineRecipe, defineSlotRecipe } from "@pandacss/dev";

import { container } from "../container.ts";

const dropdownPanel = {
  position: "absolute",
  insetBlockStart: "full",
  minWidth: "dropdown",
  padding: "3",
  backgroundColor: "chrome.raised",
  border: "thin",
  borderColor: "chrome.line",
  borderRadius: "card",
  boxShadow: "dropdown",
  zIndex: "header",
} as const;

const link = {
  display: "block",
  paddingInline: "3",
  paddingBlock: "2",
  borderRadius: "button",
  _hover: { backgroundColor: "slate" },
  "&[aria-current=page]": { color: "chrome.accent" },
} as const;

export const header = defineSlotRecipe({
  className: "header",
  slots: [
    "root",
    "inner",
    "logo",
    "navigation",
    "list",
    "item",
    "link",
    "dropdown",
    "summary",
    "burger",
    "drawer",
    "tools",
  ],
  base: {
    root: {
      position: "sticky",
      insetBlockStart: "0",
      zIndex: "header",
      backgroundColor: "[color-mix(in srgb, {colors.chrome} 86%, transparent)]",
      backdropFilter: "[blur(12px)]",
      color: "chrome.text",
      borderBlockEnd: "thin",
      borderColor: "chrome.line",
    },
    inner: {
      display: "flex",
      alignItems: "center",
      gap: "6",
      height: { base: "header", md: "headerMd", xl: "headerXl" },
      ...container,
    },
    logo: {
      display: "flex",
      alignItems: "center",
      flexShrink: "[0]",
      "& svg, & img": { height: "logoHeight", width: "logoWidth" },
    },
    navigation: { display: { base: "none", xl: "block" }, marginInlineStart: "auto" },
    list: { display: "flex", gap: "1" },
    item: { position: "relative", "&:hover > ul, &:focus-within > ul": { display: "block" } },
    link: { ...link, fontFamily: "heading", textTransform: "uppercase", fontWeight: "medium" },
    dropdown: { ...dropdownPanel, insetInlineStart: "0", display: "none", "& a": link },
    tools: { display: "flex", alignItems: "center", gap: "2", marginInlineStart: { base: "auto", xl: "0" } },
    burger: {
      display: { base: "block", xl: "none" },
      "& > summary": {
        display: "grid",
        placeItems: "center",
        width: "12",
        height: "12",
        cursor: "pointer",
        listStyle: "none",
        "&::-webkit-details-marker": { display: "none" },
      },
    },
    summary: { ...link, cursor: "pointer", fontFamily: "heading", textTransform: "uppercase" },
    drawer: {
      position: "fixed",
      insetInline: "0",
      insetBlockStart: { base: "header", md: "headerMd" },
      height: "[calc(100dvh - {sizes.header})]",
      overflowY: "auto",
      padding: "6",
      backgroundColor: "chrome",
      display: "grid",
      alignContent: "start",
      gap: "2",
      "& a": { ...link, textStyle: "lead" },
      "& ul": { paddingInlineStart: "4" },
    },
  },
});

export const languageMenu = defineSlotRecipe({
  className: "language-menu",
  slots: ["root", "summary", "list", "link"],
  base: {
    root: { position: "relative" },
    summary: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      padding: "2",
      cursor: "pointer",
      textTransform: "uppercase",
      fontFamily: "heading",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
    },
    list: { ...dropdownPanel, insetInlineEnd: "0", maxHeight: "[70dvh]", overflowY: "auto" },
    link: { ...link, display: "flex", justifyContent: "space-between", gap: "6" },
  },
});

export const footer = defineSlotRecipe({
  className: "footer",
  slots: ["root", "inner", "columns", "heading", "links", "bottom", "social", "legal"],
  base: {
    root: { backgroundColor: "chrome", color: "chrome.text", paddingBlock: { base: "12", lg: "16" } },
    inner: {
      ...container,
      display: "grid",
      gap: "12",
    },
    columns: {
      display: "grid",
      gap: "8",
      gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", lg: "repeat(4, 1fr)" },
    },
    heading: { fontFamily: "heading", textTransform: "uppercase", fontWeight: "medium", marginBlockEnd: "3" },
    links: {
      display: "grid",
      gap: "2",
      color: "chrome.muted",
      "& a": { _hover: { color: "chrome.text", textDecoration: "underline" } },
    },
    bottom: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: "6",
      paddingBlockStart: "6",
      borderBlockStart: "thin",
      borderColor: "chrome.line",
      color: "chrome.muted",
      textStyle: "small",
    },
    social: {
      display: "flex",
      gap: "3",
      "& a": {
        display: "grid",
        placeItems: "center",
        width: "10",
        height: "10",
        border: "thin",
        borderColor: "chrome.line",
        borderRadius: "button",
        _hover: { color: "chrome.accent" },
      },
    },
    legal: { display: "flex", flexWrap: "wrap", gap: "4", "& a": { textDecoration: "underline" } },
  },
});

export const errorPage = defineSlotRecipe({
  className: "error-page",
  slots: ["root", "graphic", "code", "oops", "text"],
  base: {
    root: {
      backgroundColor: "chrome",
      color: "chrome.text",
      display: "grid",
      justifyItems: "center",
      alignContent: "center",
      gap: "5",
      minHeight: "[70svh]",
      paddingInline: "4",
      paddingBlock: "16",
      textAlign: "center",
    },
    graphic: { color: "orchid", width: "[min(24rem, 80vw)]" },
    code: { textStyle: "h1", color: "orchid" },
    oops: { textStyle: "h2" },
    text: { textStyle: "lead", color: "chrome.muted" },
  },
});

export const skipLink = defineRecipe({
  className: "skip-link",
  base: {
    position: "fixed",
    insetBlockStart: "2",
    insetInlineStart: "2",
    zIndex: "notice",
    padding: "3",
    backgroundColor: "white",
    color: "ink",
    borderRadius: "button",
    "&:not(:focus)": { srOnly: true },
  },
});
