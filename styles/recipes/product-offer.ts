import { defineSlotRecipe } from "../define.ts";
import { fontsInView } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";

export const variantChoice = defineSlotRecipe({
  className: "variant-choice",
  staticCss: [{ compact: ["true", "false"] }],
  slots: ["root", "label", "chosen", "values", "value", "name"],
  base: {
    root: { display: "grid", gap: "3", maxWidth: "full" },
    label: {
      fontFamily: "heading",
      fontSize: "sm",
      fontWeight: "medium",
      textTransform: capitals,
      color: "surface.muted",
    },
    chosen: { marginInlineStart: "3", color: "surface.text", textTransform: "none" },
    values: { display: "flex", flexWrap: "wrap", gap: "3" },
    value: {
      display: "inline-flex",
      alignItems: "center",
      gap: "3",
      minHeight: "12",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "full",
      backgroundColor: "surface.card",
      overflowWrap: "anywhere",
      transitionProperty: "[border-color, box-shadow]",
      transitionDuration: "quick",
      _hover: { borderColor: "surface.muted" },
      "&[aria-current]": { borderColor: "highlight", boxShadow: "[0 0 0 .0625rem {colors.highlight}]" },
    },
  },
  variants: {
    compact: {
      true: {
        values: { gap: "2" },
        value: { justifyContent: "center", width: "12" },
        name: { srOnly: true },
      },
      false: {
        value: { paddingInlineStart: "2", paddingInlineEnd: "5" },
        name: { "&:only-child": { paddingInlineStart: "3" } },
      },
    },
  },
  defaultVariants: { compact: false },
});

export const priceText = defineSlotRecipe({
  className: "price-text",
  slots: ["root", "former", "lowest", "onRequest", "hidden"],
  base: {
    root: { minWidth: "0" },
    former: {
      marginInlineStart: "3",
      color: "surface.muted",
      fontFamily: "body",
      fontSize: "base",
      fontWeight: "regular",
    },
    lowest: { color: "surface.muted", textStyle: "small" },
    onRequest: { color: "surface.muted", fontWeight: "medium" },
    hidden: { srOnly: true },
  },
});

export const successorNotice = defineSlotRecipe({
  className: "successor-notice",
  slots: ["root"],
  base: {
    root: {
      display: "grid",
      gap: "4",
      justifyItems: "start",
      width: "full",
      padding: "5",
      border: "thin",
      borderColor: "surface.line",
      backgroundColor: "surface.card",
    },
  },
});

export const stockNotice = defineSlotRecipe({
  className: "stock-notice",
  slots: ["root", "title"],
  base: {
    root: {
      display: "grid",
      gap: "4",
      width: "full",
      padding: "5",
      border: "thin",
      borderColor: "surface.line",
      backgroundColor: "surface.card",
    },
    title: { textStyle: "h4" },
  },
});

export const productSafety = defineSlotRecipe({
  className: "product-safety",
  slots: ["root", "parties", "group", "title", "address", "line", "warnings"],
  base: {
    root: { display: "grid", gap: "8", minWidth: "0" },
    parties: {
      display: "grid",
      gap: "8",
      gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    },
    group: { display: "grid", gap: "3", alignContent: "start", minWidth: "0" },
    title: { textStyle: "h4" },
    address: {
      display: "grid",
      gap: "1",
      fontStyle: "normal",
      overflowWrap: "anywhere",
      "& a": {
        textDecoration: "underline",
        textUnderlineOffset: "[.2em]",
        _hover: { color: "surface.accent" },
      },
    },
    line: fontsInView,
    warnings: { display: "grid", gap: "2", paddingInlineStart: "5", listStyleType: "disc" },
  },
});
