import { focusRing } from "../focus-ring.ts";
import { defineSlotRecipe } from "../define.ts";

import { cardSurface, coveringLink } from "./card-surface.ts";

/** What was looked for, in a text. */
export const mark = {
  "& mark": { backgroundColor: "transparent", color: "surface.accent", fontWeight: "bold" },
} as const;

/** Behind a small picture, or the sign that stands in for one. */
export const plate = {
  display: "grid",
  placeItems: "center",
  flexShrink: "[0]",
  overflow: "hidden",
  borderRadius: "button",
  color: "surface.accent",
  backgroundColor: "surface",
  "& img": { width: "full", height: "full", objectFit: "cover" },
  "&[data-kind=product] img": { objectFit: "contain" },
} as const;

const chip = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "2",
  minHeight: "10",
  paddingInline: "4",
  border: "thin",
  borderColor: "surface.line",
  borderRadius: "full",
  backgroundColor: "surface.card",
  transitionProperty: "[border-color]",
  transitionDuration: "quick",
  _hover: { borderColor: "orchid" },
  "&[aria-current]": { borderColor: "surface.accent", color: "surface.accent", fontWeight: "medium" },
} as const;

export const searchResults = defineSlotRecipe({
  className: "search-results",
  slots: [
    "root",
    "summary",
    "count",
    "kinds",
    "kind",
    "amount",
    "list",
    "item",
    "picture",
    "text",
    "title",
    "excerpt",
    "facts",
    "code",
    "price",
    "pages",
    "page",
    "previous",
    "next",
    "help",
    "advice",
    "helpTitle",
  ],
  base: {
    root: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "6" },
    summary: {
      display: "grid",
      gap: "2",
      overflowWrap: "anywhere",
      "& a": { color: "surface.accent", textDecoration: "underline", textUnderlineOffset: "[.2em]" },
      "& strong": { fontWeight: "bold" },
    },
    count: { color: "surface.muted" },
    kinds: { display: "flex", flexWrap: "wrap", gap: "2" },
    kind: chip,
    amount: { color: "surface.muted", textStyle: "small", fontVariantNumeric: "tabular-nums" },
    list: { display: "grid", gap: "3", maxWidth: "[60rem]" },
    item: {
      ...cardSurface,
      display: "grid",
      gridTemplateColumns: { base: "auto minmax(0, 1fr)", md: "auto minmax(0, 1fr) auto" },
      columnGap: { base: "4", md: "6" },
      rowGap: "2",
      alignItems: "center",
      padding: { base: "3", md: "4" },
      transitionProperty: "[border-color, box-shadow]",
      transitionDuration: "quick",
      "&:has(a:hover)": { borderColor: "orchid", boxShadow: "lifted" },
      "&:has(a:focus-visible)": focusRing,
    },
    picture: {
      ...plate,
      alignSelf: "start",
      width: { base: "16", md: "[8rem]" },
      height: { base: "16", md: "24" },
    },
    text: { display: "grid", gap: "1" },
    title: {
      ...coveringLink,
      ...mark,
      fontSize: "lg",
      lineHeight: "lg",
      fontWeight: "bold",
      hyphens: "auto",
    },
    excerpt: { ...mark, color: "surface.muted", textStyle: "small" },
    facts: { display: "flex", flexWrap: "wrap", columnGap: "4", color: "surface.muted", textStyle: "small" },
    code: { fontVariantNumeric: "tabular-nums" },
    price: {
      gridColumnStart: { base: "2", md: "auto" },
      fontFamily: "heading",
      fontSize: "h4",
      fontWeight: "medium",
      whiteSpace: "nowrap",
    },
    pages: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" },
    page: { ...chip, minWidth: "12", minHeight: "12", paddingInline: "3" },
    previous: { display: "flex", scale: "[-1 1]", _rtl: { scale: "[1 1]" } },
    next: { display: "flex", _rtl: { scale: "[-1 1]" } },
    help: { display: "grid", gap: "6" },
    advice: {
      display: "grid",
      gap: "2",
      listStyle: "disc",
      paddingInlineStart: "5",
      "& a": { color: "surface.accent", textDecoration: "underline", textUnderlineOffset: "[.2em]" },
    },
    helpTitle: { textStyle: "h4" },
  },
});
