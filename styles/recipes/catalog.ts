import { defineSlotRecipe } from "../define.ts";
import { coveringLink, linkedCard } from "./card-surface.ts";

export const catalogCard = defineSlotRecipe({
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
      backgroundGradient: "stage",
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
