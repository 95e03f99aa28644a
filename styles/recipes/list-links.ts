import { defineRecipe, defineSlotRecipe } from "../define.ts";

export const pagination = defineSlotRecipe({
  className: "pagination",
  slots: ["root", "pages", "page", "gap", "step"],
  base: {
    root: { display: "flex", alignItems: "center", justifyContent: "center", gap: { base: "1", sm: "3" } },
    pages: { display: "flex", alignItems: "center", gap: { base: "0.5", sm: "1" } },
    page: {
      display: "grid",
      placeItems: "center",
      minWidth: { base: "8", sm: "10" },
      height: "10",
      paddingInline: "1",
      borderRadius: "button",
      fontFamily: "heading",
      fontVariantNumeric: "tabular-nums",
      _hover: { color: "surface.accent" },
      "&[aria-current]": { backgroundColor: "action", color: "action.text" },
    },
    gap: { color: "surface.muted", paddingInline: "1" },
    step: {
      display: "grid",
      placeItems: "center",
      width: "10",
      height: "10",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "button",
      color: "surface.muted",
      "&:is(a)": {
        borderColor: "surface.muted",
        color: "surface.text",
        _hover: { borderColor: "highlight" },
      },
      "&:first-child svg": { scale: { base: "[-1 1]", _rtl: "[1 1]" } },
      "&:last-child svg": { scale: { _rtl: "[-1 1]" } },
    },
  },
});

export const breadcrumb = defineRecipe({
  className: "breadcrumb",
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "2",
    textStyle: "small",
    color: "surface.muted",
    "& a": { textDecoration: "underline", textUnderlineOffset: "[.2em]" },
    "& li + li::before": { content: "'/'", marginInlineEnd: "2" },
  },
});
