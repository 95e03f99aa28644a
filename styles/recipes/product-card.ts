import { defineSlotRecipe } from "../define.ts";

import { cardFace } from "./card-surface.ts";

export const productCard = defineSlotRecipe({
  className: "product-card",
  slots: [
    "root",
    "media",
    "badge",
    "body",
    "name",
    "promise",
    "attributes",
    "offer",
    "price",
    "stock",
    "colors",
    "color",
    "hidden",
  ],
  base: {
    root: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      height: "full",
      ...cardFace,
      color: "surface.text",
      overflow: "hidden",
      transitionProperty: "[border-color, box-shadow]",
      transitionDuration: "quick",
      _hover: { borderColor: "highlight", boxShadow: "lifted" },
      // A single card is horizontal.
      "&:is(div > *:only-child)": {
        md: { gridColumn: "span 2", flexDirection: "row", alignItems: "center" },
      },
    },
    media: {
      "div > :only-child > &": { flexBasis: { md: "[50%]" }, flexShrink: { md: "[0]" } },
      aspectRatio: { base: "[4 / 3]", md: "[5 / 4]" },
      backgroundGradient: "stage",
      marginBlockEnd: "3",
      display: "grid",
      placeItems: "center",
      padding: { base: "2", md: "4" },
      // Below the tag in the corner.
      paddingBlockStart: { base: "8", md: "6" },
      "& img": { width: "full", height: "full", objectFit: "contain", scale: "[var(--picture-scale, 1)]" },
    },
    badge: {
      position: "absolute",
      insetBlockStart: { base: "2", md: "4" },
      insetInlineStart: { base: "2", md: "4" },
      maxWidth: { base: "[calc(100% - {spacing.4})]", md: "[calc(60% - {spacing.4})]" },
    },
    body: {
      display: "flex",
      flexDirection: "column",
      flexGrow: "1",
      gap: { base: "1", md: "2" },
      padding: { base: "3", md: "5" },
      paddingBlockStart: "0",
    },
    name: {
      textStyle: "h4",
      fontSize: { base: "lg", md: "h4" },
      overflowWrap: "anywhere",
      "& a::after": { content: "''", position: "absolute", inset: "0" },
    },
    promise: { color: "surface.muted", textStyle: "small" },
    attributes: {
      color: "surface.muted",
      textStyle: "small",
      "& > div": { display: "flex", justifyContent: "space-between", columnGap: "3" },
      "& dt": { minWidth: "0", overflowWrap: "anywhere", hyphens: "auto" },
      // `break-word` does not reduce the minimum width, so that labels wrap before values are broken.
      "& dd": { maxWidth: "[65%]", color: "surface.text", textAlign: "end", overflowWrap: "break-word" },
    },
    // Aligned with the prices of neighboring cards.
    offer: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "2",
      marginBlockStart: "auto",
      paddingBlockStart: { base: "1", md: "3" },
      order: { base: "1", md: "0" },
    },
    price: { fontFamily: "heading", fontSize: { base: "lg", md: "h4" }, fontWeight: "medium" },
    // Opposite the tag, on phones above the price: below, it would break the alignment.
    stock: {
      position: { md: "absolute" },
      insetBlockStart: "4",
      insetInlineEnd: "4",
      maxWidth: { md: "[calc(40% - {spacing.4})]" },
      color: "surface.muted",
      textStyle: "small",
      textAlign: { md: "end" },
    },
    colors: { display: "flex", flexWrap: "wrap", gap: "1" },
    color: {
      width: "4",
      height: "4",
      borderRadius: "full",
      border: "thin",
      borderColor: "surface.muted",
      background: "[var(--swatch)]",
      forcedColorAdjust: "none",
    },
    hidden: { srOnly: true },
  },
});
