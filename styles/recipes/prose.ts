import { defineRecipe, defineSlotRecipe } from "../define.ts";
import { textLink, thinScrollbar } from "../fragments.ts";

export const crystal =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%239900ff' d='M8 0l6 4v8l-6 4-6-4V4z'/%3E%3Cpath fill='%23d9a6ff' d='M8 0l6 4-6 4-6-4z'/%3E%3Cpath fill='%23b647ff' d='M14 4v8l-6 4V8z'/%3E%3C/svg%3E\")";

export const prose = defineRecipe({
  className: "prose",
  base: {
    maxWidth: "prose",
    textStyle: "body",
    "& > * + *": { marginBlockStart: "4" },
    "& h2": { textStyle: "h4", hyphens: "auto", marginBlockStart: "10", scrollMarginBlockStart: "6" },
    "& h3": { textStyle: "lead", fontWeight: "bold", marginBlockStart: "6" },
    "& > :first-child": { marginBlockStart: "0" },
    "& a": textLink,
    "& ul": { display: "grid", gap: "2" },
    "& ul > li": {
      paddingInlineStart: "8",
      backgroundImage: `[${crystal}]`,
      backgroundRepeat: "no-repeat",
      backgroundSize: "[1rem]",
      backgroundPosition: "[0 .3em]",
      _rtl: { backgroundPosition: "[100% .3em]" },
    },
    "& ol": { listStyle: "decimal", paddingInlineStart: "6", display: "grid", gap: "2" },
    "& ol > li": { paddingInlineStart: "2" },
    "& ol > li::marker": { color: "surface.accent", fontWeight: "bold" },
    "& strong": { fontWeight: "bold" },
    // Breaks only if no line fits it.
    "& code": {
      display: "inline-block",
      maxWidth: "full",
      fontFamily: "[ui-monospace, monospace]",
      fontSize: "[.9em]",
      paddingInline: "1",
      border: "thin",
      borderColor: "surface.line",
      backgroundColor: "surface.card",
      hyphens: "none",
    },
    "& blockquote": {
      textStyle: "lead",
      fontWeight: "medium",
      paddingInlineStart: "5",
      borderInlineStart: "thick",
      borderColor: "orchid",
      marginBlock: "8",
    },
    // A wide table scrolls inside its own frame.
    "& [data-table]": { overflowX: "auto", marginBlock: "8", ...thinScrollbar },
    "& h2 + [data-table]": { marginBlockStart: "4" },
    "& table": { width: "full", borderCollapse: "collapse" },
    "& th, & td": {
      textAlign: "start",
      verticalAlign: "top",
      paddingBlock: "3",
      paddingInlineEnd: { base: "3", md: "6" },
      borderBlockEnd: "thin",
      borderColor: "surface.line",
      textStyle: { base: "small", md: "body" },
      hyphens: "auto",
    },
    "& th": {
      fontFamily: "heading",
      fontWeight: "medium",
      fontSize: { base: "sm", md: "sm" },
      textTransform: "uppercase",
      color: "surface.muted",
      borderColor: "orchid",
      verticalAlign: "bottom",
    },
    "& td:first-child": { fontWeight: "medium" },
    "& td code": { overflowWrap: "anywhere", whiteSpace: { md: "nowrap" } },
    "& th:last-child, & td:last-child": { paddingInlineEnd: "0" },
  },
});

export const proseParts = defineSlotRecipe({
  className: "prose-parts",
  slots: ["root", "figure", "picture", "caption"],
  base: {
    root: { display: "grid", gap: "10", "& > *": { minWidth: "0" } },
    figure: { display: "grid", gap: "3", maxWidth: "prose" },
    picture: {
      width: "full",
      height: "auto",
      aspectRatio: "scene",
      objectFit: "cover",
      borderRadius: "card",
    },
    caption: { color: "surface.muted", textStyle: "small" },
  },
});

export const contentsList = defineSlotRecipe({
  className: "contents-list",
  slots: ["root", "title", "list", "link"],
  base: {
    root: {
      position: "sticky",
      insetBlockStart: "[calc({sizes.headerXl} + {spacing.8})]",
      display: "grid",
      gap: "3",
      maxHeight: "[calc(100svh - {sizes.headerXl} - {spacing.16})]",
      overflowY: "auto",
      ...thinScrollbar,
    },
    title: {
      fontFamily: "heading",
      fontWeight: "medium",
      fontSize: "sm",
      textTransform: "uppercase",
      color: "surface.muted",
    },
    list: { borderInlineStart: "thin", borderColor: "surface.line" },
    link: {
      display: "block",
      paddingBlock: "1.5",
      paddingInlineStart: "4",
      textStyle: "small",
      hyphens: "auto",
      color: "surface.muted",
      _hover: { color: "surface.accent" },
      _focusVisible: { outlineOffset: "-0.5" },
    },
  },
});
