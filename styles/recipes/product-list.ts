import { defineSlotRecipe } from "../define.ts";
import { container } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";

/** Dark in every theme. On wide windows the scene is behind the end of the text. */
export const listOpening = defineSlotRecipe({
  className: "list-opening",
  slots: ["root", "picture", "shade", "inner", "text", "categories", "category"],
  base: {
    root: {
      position: "relative",
      isolation: "isolate",
      overflow: "hidden",
      backgroundColor: "chrome",
      color: "chrome.text",
      "--colors-surface-muted": "{colors.chrome.text}",
    },
    picture: {
      position: "absolute",
      zIndex: "below",
      insetInlineEnd: "0",
      insetBlock: "0",
      width: { base: "full", lg: "[64%]" },
      height: "full",
      objectFit: "cover",
      _after: { color: "transparent" },
      // The text is dark in print.
      _print: { display: "none" },
    },
    shade: {
      position: "absolute",
      zIndex: "below",
      inset: "0",
      backgroundImage: {
        base: "[linear-gradient(0deg, {colors.base.chrome.page}, color-mix(in srgb, {colors.base.chrome.page} 72%, transparent))]",
        lg: "[linear-gradient(90deg, {colors.chrome} 36%, color-mix(in srgb, {colors.base.chrome.page} 72%, transparent) 52%, transparent 84%)]",
      },
      _rtl: { scale: "[-1 1]" },
      _print: { display: "none" },
    },
    inner: {
      ...container,
      display: "grid",
      gap: "4",
      alignContent: "center",
      minHeight: { lg: "[22rem]" },
      paddingBlock: { base: "10", lg: "12" },
      "& > p": { maxWidth: "[38rem]" },
      "& > div": { marginBlockStart: "6" },
    },
    text: { textStyle: "lead" },
    categories: { display: "flex", flexWrap: "wrap", gap: "2" },
    category: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: "10",
      paddingInline: "4",
      border: "thin",
      borderColor: "surface.muted",
      borderRadius: "full",
      backgroundColor: "chrome",
      _hover: { borderColor: "highlight" },
      "& small": { textStyle: "small", fontVariantNumeric: "tabular-nums" },
    },
  },
});

export const productList = defineSlotRecipe({
  className: "product-list",
  slots: ["root", "results", "bar", "count", "cards", "nothing", "nothingTitle"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "15rem minmax(0, 1fr)", xl: "17rem minmax(0, 1fr)" },
      gap: { base: "6", lg: "8", xl: "10" },
      alignItems: "start",
    },
    // Disables scroll anchoring, so that a changed list does not scroll the window.
    results: {
      overflowAnchor: "none",
      display: "grid",
      gap: "6",
      minWidth: "0",
      scrollMarginBlockStart: "6",
    },
    bar: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4",
    },
    count: { fontFamily: "heading", fontSize: "lg", textTransform: capitals },
    cards: {
      display: "grid",
      gap: { base: "3", md: "4", lg: "6" },
      gridTemplateColumns: {
        base: "repeat(2, minmax(0, 1fr))",
        md: "repeat(auto-fill, minmax(min(100%, {sizes.cardMin}), 1fr))",
      },
      // Avoids a row of three and one; most categories have four products.
      "&:has(> :nth-child(4):last-child)": {
        gridTemplateColumns: { lg: "repeat(2, minmax(0, 1fr))", "2xl": "repeat(4, minmax(0, 1fr))" },
      },
    },
    nothing: {
      display: "grid",
      gap: "4",
      justifyItems: "center",
      paddingBlock: "16",
      paddingInline: "6",
      textAlign: "center",
      border: "[.0625rem dashed]",
      borderColor: "surface.muted",
      borderRadius: "card",
    },
    nothingTitle: { textStyle: "h4" },
  },
});

export const sortField = defineSlotRecipe({
  className: "sort-field",
  slots: ["root", "label", "select", "apply"],
  base: {
    root: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", minWidth: "0" },
    label: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "3",
      textStyle: "small",
      color: "surface.muted",
      minWidth: "0",
      "& > *": { minWidth: "0", maxWidth: "full" },
    },
    select: {
      minHeight: "buttonSm",
      maxWidth: "full",
      paddingInlineStart: "4",
      border: "thin",
      borderColor: "surface.muted",
      borderRadius: "button",
      backgroundColor: "surface.card",
      color: "surface.text",
      // Firefox omits letter spacing from the automatic width of a select.
      letterSpacing: "[0]",
    },
    apply: { minWidth: "auto", "@media (scripting: enabled)": { display: "none" } },
  },
});
