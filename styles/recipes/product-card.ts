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
      _hover: { borderColor: "orchid", boxShadow: "lifted" },
      // A single card is horizontal.
      "&:is(div > *:only-child)": {
        md: { gridColumn: "span 2", flexDirection: "row", alignItems: "center" },
      },
    },
    media: {
      "div > :only-child > &": { flexBasis: { md: "[50%]" }, flexShrink: { md: "[0]" } },
      aspectRatio: "[4 / 3]",
      display: "grid",
      placeItems: "center",
      padding: "4",
      // Below the tag in the corner.
      paddingBlockStart: "10",
      "& img": { width: "full", height: "full", objectFit: "contain" },
    },
    badge: {
      position: "absolute",
      insetBlockStart: "4",
      insetInlineStart: "4",
      maxWidth: "[calc(60% - {spacing.4})]",
    },
    body: {
      display: "flex",
      flexDirection: "column",
      flexGrow: "1",
      gap: "2",
      padding: "5",
      paddingBlockStart: "0",
    },
    name: { textStyle: "h4", "& a::after": { content: "''", position: "absolute", inset: "0" } },
    promise: { color: "surface.muted", textStyle: "small" },
    // Aligned with the prices of neighboring cards.
    offer: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "2",
      marginBlockStart: "auto",
      paddingBlockStart: "3",
    },
    price: { fontFamily: "heading", fontSize: "h4", fontWeight: "medium" },
    // Opposite the tag: below the price it would break the alignment.
    stock: {
      position: "absolute",
      insetBlockStart: "4",
      insetInlineEnd: "4",
      maxWidth: "[calc(40% - {spacing.4})]",
      color: "surface.muted",
      textStyle: "small",
      textAlign: "end",
    },
    colors: { display: "flex", gap: "1" },
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
