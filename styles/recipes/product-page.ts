import { defineSlotRecipe } from "../define.ts";
import { container } from "../fragments.ts";

export const productSummary = defineSlotRecipe({
  className: "product-summary",
  slots: [
    "page",
    "inner",
    "root",
    "gallery",
    "shape",
    "facts",
    "opening",
    "maker",
    "promise",
    "rating",
    "features",
    "feature",
    "offer",
    "price",
    "stock",
    "sku",
  ],
  base: {
    page: { backgroundColor: "surface", color: "surface.text" },
    inner: {
      ...container,
      paddingBlockStart: { base: "5", lg: "8" },
      paddingBlockEnd: { base: "12", lg: "16" },
    },
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" },
      gap: { base: "8", lg: "12", xl: "16" },
      alignItems: "start",
      marginBlockStart: { base: "4", lg: "6" },
    },
    gallery: { minWidth: "0" },
    shape: {
      display: "grid",
      alignItems: "center",
      aspectRatio: { base: "[4 / 3]", lg: "square" },
      border: "thin",
      borderColor: "surface.line",
      backgroundColor: "surface.card",
      padding: "8",
    },
    facts: {
      display: "grid",
      gap: "6",
      justifyItems: "start",
      minWidth: "0",
      "& > a": { width: { base: "full", sm: "auto" } },
    },
    opening: { display: "grid", gap: "3", justifyItems: "start", minWidth: "0", maxWidth: "full" },
    maker: {
      color: "surface.muted",
      fontFamily: "heading",
      fontSize: "sm",
      fontWeight: "medium",
      textTransform: "uppercase",
    },
    promise: { textStyle: "lead", color: "surface.muted" },
    rating: {
      display: "inline-flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2",
      minHeight: "8",
      textStyle: "small",
      fontWeight: "medium",
      "& > span:last-child": {
        color: "surface.muted",
        fontWeight: "regular",
        textDecoration: "underline",
        textUnderlineOffset: "[.2em]",
      },
      "&:hover > span:last-child": { color: "surface.accent" },
    },
    features: {
      display: "grid",
      gap: "3",
      width: "full",
      paddingBlock: "5",
      borderBlock: "thin",
      borderColor: "surface.line",
    },
    feature: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      "& svg": { color: "surface.accent", flexShrink: "[0]" },
    },
    offer: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "5", rowGap: "1" },
    price: { fontFamily: "heading", fontSize: "h3", fontWeight: "medium", lineHeight: "h3" },
    stock: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      textStyle: "small",
      color: "surface.muted",
      _before: {
        content: "''",
        width: "2",
        height: "2",
        borderRadius: "full",
        backgroundColor: "surface.muted",
      },
      "&[data-in-stock=true]::before": { backgroundColor: "stock" },
    },
    sku: { color: "surface.muted", textStyle: "small", fontVariantNumeric: "tabular-nums" },
  },
});

/** Parts of the page below the header; below `lg` price and button only, at the lower edge. */
export const productBar = defineSlotRecipe({
  className: "product-bar",
  slots: ["root", "inner", "name", "parts", "part", "price"],
  base: {
    root: {
      position: { base: "fixed", lg: "sticky" },
      insetInline: { base: "0", lg: "[auto]" },
      insetBlockEnd: { base: "0", lg: "[auto]" },
      insetBlockStart: { lg: "[{sizes.headerMd}]", xl: "[{sizes.headerXl}]" },
      _print: { display: "none" },
      zIndex: "content",
      backgroundColor: "surface.card",
      color: "surface.text",
      borderBlock: "thin",
      borderColor: "surface.line",
      transitionProperty: "[translate, visibility]",
      transitionDuration: "quick",
      // Never hides the focused element.
      "&[data-repeated]:not(:focus-within)": {
        lgDown: { visibility: "hidden", translate: "[0 100%]" },
      },
    },
    inner: {
      ...container,
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: { base: "3", lg: "6" },
      minHeight: { base: "buyBar", lg: "14" },
    },
    name: {
      display: { base: "none", sm: "block" },
      fontFamily: "heading",
      fontSize: "lg",
      fontWeight: "medium",
      textTransform: "uppercase",
    },
    parts: {
      display: { base: "none", lg: "flex" },
      flexWrap: "wrap",
      columnGap: "5",
      flexGrow: "1",
      textStyle: "small",
    },
    part: {
      paddingBlock: "1",
      color: "surface.muted",
      borderBlockEnd: "medium",
      borderColor: "transparent",
      _hover: { color: "surface.accent" },
      "&[aria-current]": { color: "surface.text", borderColor: "surface.accent" },
    },
    price: { fontFamily: "heading", fontSize: "lg", fontWeight: "medium", whiteSpace: "nowrap" },
  },
});

export const productReviews = defineSlotRecipe({
  className: "product-reviews",
  slots: ["root", "average", "mean", "count"],
  base: {
    root: { display: "grid", gap: "8", minWidth: "0" },
    average: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4" },
    mean: { fontFamily: "heading", fontSize: "h2", fontWeight: "medium", lineHeight: "none" },
    count: { color: "surface.muted" },
  },
});

export const productFiles = defineSlotRecipe({
  className: "product-files",
  slots: ["root", "group", "title"],
  base: {
    root: { display: "grid", gap: "8" },
    group: { display: "grid", gap: "4" },
    title: { textStyle: "h4" },
  },
});
