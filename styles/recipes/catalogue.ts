import { defineSlotRecipe } from "../define.ts";

import { coveringLink, eyebrow, linkedCard } from "./card-surface.ts";

export const catalogueShelf = defineSlotRecipe({
  className: "catalogue-shelf",
  slots: ["root", "margin", "text", "cards"],
  base: {
    root: {
      display: "grid",
      gap: { base: "8", lg: "6", xl: "8" },
      gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) auto" },
      alignItems: "start",
    },
    margin: {
      display: "grid",
      gap: "4",
      justifyItems: "start",
      position: { xl: "sticky" },
      insetBlockStart: { xl: "[6.625rem]" },
      "& a": { minWidth: { xl: "auto" }, maxWidth: "full" },
    },
    text: { textStyle: "body", color: "surface.muted" },
    cards: {
      display: "grid",
      gap: "4",
      gridTemplateColumns: {
        base: "[repeat(auto-fill, minmax(min(100%, {sizes.cardColumn}), 1fr))]",
        // At least: two of them would leave a strip of the row empty.
        md: "[repeat(2, minmax({sizes.catalogCardMd}, 1fr))]",
        lg: "[repeat(3, minmax({sizes.catalogCardLg}, 1fr))]",
        xl: "[repeat(3, {sizes.catalogCardXl})]",
        "2xl": "[repeat(4, {sizes.catalogCard2xl})]",
      },
    },
  },
});

export const catalogueCard = defineSlotRecipe({
  className: "catalogue-card",
  slots: ["root", "media", "tag", "body", "facts", "sku", "name", "description", "offer", "price", "note"],
  base: {
    root: { ...linkedCard, display: "flex", flexDirection: "column", overflow: "hidden" },
    media: {
      position: "relative",
      aspectRatio: "[1]",
      padding: "5",
      borderBlockEnd: "thin",
      borderColor: "surface.line",
      "& img": { width: "full", height: "full", objectFit: "contain" },
    },
    tag: { position: "absolute", insetBlockStart: "4", insetInlineStart: "4" },
    body: { display: "flex", flexDirection: "column", flexGrow: "1", gap: "1", padding: "4" },
    facts: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "3" },
    sku: { color: "surface.muted", textStyle: "small", fontVariantNumeric: "tabular-nums" },
    name: { ...coveringLink, textStyle: "h4", hyphens: "auto" },
    description: { color: "surface.muted", textStyle: "small" },
    offer: { marginBlockStart: "auto", paddingBlockStart: "4" },
    price: { fontFamily: "heading", fontSize: "h4", fontWeight: "medium", lineHeight: "h4" },
    note: { color: "surface.muted", textStyle: "small" },
  },
});

export const pdfCatalogue = defineSlotRecipe({
  className: "pdf-catalogue",
  slots: ["root", "cover", "content", "eyebrow", "text", "actions", "download", "facts"],
  base: {
    root: {
      display: "grid",
      gap: { base: "10", lg: "20" },
      alignItems: "center",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 3fr)" },
    },
    // A standing book: pages behind the cover, a fold along its spine.
    cover: {
      position: "relative",
      width: "full",
      maxWidth: { base: "[16rem]", lg: "[22rem]" },
      justifySelf: "center",
      transform: "[perspective(80rem) rotateY(14deg)]",
      boxShadow:
        "[.25rem .125rem 0 {colors.mist}, .375rem .1875rem 0 {colors.pewter}, .625rem .3125rem 0 {colors.mist}, 2.5rem 2rem 4rem color-mix(in srgb, {colors.night} 45%, transparent)]",
      "& img": { width: "full", height: "auto", aspectRatio: "[5 / 7]", objectFit: "cover" },
      _after: {
        content: "''",
        position: "absolute",
        inset: "0",
        backgroundImage:
          "[linear-gradient(90deg, color-mix(in srgb, {colors.white} 22%, transparent), color-mix(in srgb, {colors.white} 6%, transparent) 4%, color-mix(in srgb, {colors.night} 60%, transparent) 5%, transparent 11%, color-mix(in srgb, {colors.white} 10%, transparent) 62%, transparent 90%)]",
      },
      // Books of right-to-left scripts have their spine on the right; the picture stays as it is.
      _rtl: { scale: "[-1 1]", "& img": { scale: "[-1 1]" } },
    },
    content: { display: "grid", gap: "5", justifyItems: "start" },
    eyebrow,
    text: { textStyle: "lead", color: "surface.muted", maxWidth: "[40rem]" },
    actions: {
      // Buttons of one width below each other, until all three fit beside each other.
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, max-content)", "3xl": "repeat(3, auto)" },
      alignItems: "start",
      gap: "3",
      marginBlockStart: "3",
    },
    download: { display: "grid", gap: "2" },
    facts: { color: "surface.muted", textStyle: "small", textAlign: "center" },
  },
});
