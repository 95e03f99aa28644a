import { defineSlotRecipe } from "../../../styles/define.ts";

export const catalogShelf = defineSlotRecipe({
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
      "& > *": { maxWidth: { base: "catalogCard", md: "[none]" }, width: "full", justifySelf: "center" },
      gridTemplateColumns: {
        base: "[repeat(auto-fill, minmax(min(100%, {sizes.cardColumn}), 1fr))]",
        // Two columns stretch, because fixed widths would leave a gap.
        md: "[repeat(2, minmax({sizes.catalogCardMd}, 1fr))]",
        lg: "[repeat(3, minmax({sizes.catalogCardLg}, 1fr))]",
        xl: "[repeat(3, {sizes.catalogCardXl})]",
        "2xl": "[repeat(4, {sizes.catalogCard2xl})]",
      },
    },
  },
});
