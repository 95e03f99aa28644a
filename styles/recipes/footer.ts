import { defineRecipe, defineSlotRecipe } from "../define.ts";
import { container } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";

const footerLink = {
  display: "inline-block",
  paddingBlock: "1",
  color: "chrome.muted",
  textUnderlineOffset: "[.25em]",
  cursor: "pointer",
  _hover: { color: "chrome.text", textDecoration: "underline" },
  "&[aria-current]": { color: "chrome.text" },
} as const;

export const footer = defineSlotRecipe({
  className: "footer",
  slots: [
    "root",
    "inner",
    "top",
    "brand",
    "logo",
    "tagline",
    "columns",
    "column",
    "heading",
    "links",
    "link",
    "choice",
    "bottom",
    "legal",
  ],
  base: {
    root: {
      backgroundColor: "chrome",
      color: "chrome.text",
      paddingBlockStart: { base: "8", lg: "20", _print: "4" },
      paddingBlockEnd: { base: "8", _print: "0" },
      breakInside: "avoid",
      borderBlockStart: "thin",
      borderColor: "chrome.line",
      overflowWrap: "anywhere",
    },
    inner: {
      ...container,
      display: "grid",
      gridTemplateColumns: "[minmax(0, 1fr)]",
      gap: { base: "6", md: "8", lg: "16" },
    },
    top: {
      display: "grid",
      gap: { base: "6", md: "8", lg: "16" },
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(17rem, 1fr) 3fr" },
    },
    brand: { display: "grid", gap: "6", alignContent: "start" },
    logo: {
      "& img": {
        width: "logoWidth",
        height: "logoHeight",
        objectFit: "contain",
        objectPosition: "[left]",
        _rtl: { objectPosition: "[right]" },
      },
    },
    tagline: { textStyle: "h3" },
    columns: {
      display: "grid",
      columnGap: "10",
      rowGap: { base: "6", md: "10" },
      gridTemplateColumns: {
        base: "1fr",
        xs: "repeat(2, minmax(0, 1fr))",
        sm: "repeat(auto-fit, minmax(9rem, 1fr))",
        md: "repeat(auto-fit, minmax(11rem, 1fr))",
      },
    },
    column: {
      minWidth: "0",
      "&:nth-child(odd):last-child": {
        xsToSm: { gridColumn: "1 / -1", "& ul": { display: "block", columns: "[2]", columnGap: "10" } },
      },
    },
    heading: {
      display: "inline-block",
      marginBlockEnd: "3",
      fontFamily: "heading",
      fontSize: "lg",
      fontWeight: "medium",
      textTransform: capitals,
      _hover: { color: "chrome.accent" },
    },
    links: { display: "grid" },
    link: footerLink,
    choice: { ...footerLink, "@media (scripting: none)": { display: "none" } },
    bottom: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: "8",
      rowGap: "2",
      paddingBlockStart: "6",
      borderBlockStart: "thin",
      borderColor: "chrome.line",
      color: "chrome.muted",
      textStyle: "small",
    },
    legal: { display: { base: "flex", _print: "none" }, flexWrap: "wrap", columnGap: "6" },
  },
});

export const socialLinks = defineRecipe({
  className: "social-links",
  base: {
    display: { base: "flex", _print: "none" },
    flexWrap: "wrap",
    gap: "2",
    "& a": {
      display: "grid",
      placeItems: "center",
      width: "12",
      height: "12",
      border: "thin",
      borderColor: "chrome.line",
      borderRadius: "button",
      color: "chrome.muted",
      transitionProperty: "[color, border-color]",
      transitionDuration: "quick",
      _hover: { color: "chrome.text", borderColor: "highlight" },
    },
  },
});
