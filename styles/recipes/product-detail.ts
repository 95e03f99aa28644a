import { defineSlotRecipe } from "@pandacss/dev";

export const productDetail = defineSlotRecipe({
  className: "product-detail",
  slots: ["root", "gallery", "mainImage", "thumbnails", "summary", "promise", "price", "facts", "swatches", "swatch", "breadcrumb"],
  base: {
    root: { display: "grid", gridTemplateColumns: { base: "1fr", lg: "1.1fr 1fr" }, gap: { base: "8", lg: "16" }, alignItems: "start" },
    gallery: { display: "grid", gap: "4" },
    mainImage: {
      backgroundColor: "surface.card",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
      padding: "8",
      "& img": { width: "full", aspectRatio: "[4 / 3]", objectFit: "contain" },
    },
    thumbnails: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
      gap: "3",
      "& img": {
        width: "full",
        aspectRatio: "[4 / 3]",
        objectFit: "contain",
        backgroundColor: "surface.card",
        border: "thin",
        borderColor: "surface.line",
        borderRadius: "card",
        padding: "3",
      },
    },
    summary: { display: "grid", gap: "5", justifyItems: "start" },
    promise: { textStyle: "lead" },
    price: { fontFamily: "heading", fontSize: "h3", fontWeight: "medium", lineHeight: "heading" },
    facts: { color: "surface.muted", textStyle: "small", display: "flex", flexWrap: "wrap", gap: "4" },
    swatches: { display: "flex", flexWrap: "wrap", gap: "4" },
    swatch: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      textStyle: "small",
      _before: {
        content: "''",
        width: "swatch",
        height: "swatch",
        borderRadius: "full",
        border: "thin",
        borderColor: "surface.muted",
        backgroundColor: "[var(--swatch)]",
      },
    },
    breadcrumb: { display: "flex", flexWrap: "wrap", gap: "2", textStyle: "small", color: "surface.muted", marginBlockEnd: "6", "& a": { textDecoration: "underline" } },
  },
});
