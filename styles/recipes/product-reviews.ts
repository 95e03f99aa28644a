import { defineSlotRecipe } from "../define.ts";

export const productReviews = defineSlotRecipe({
  className: "product-reviews",
  slots: ["root", "overview", "average", "mean", "count", "distribution", "grade", "bar", "hidden"],
  base: {
    root: { display: "grid", gap: "8", minWidth: "0" },
    average: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4" },
    mean: { fontFamily: "heading", fontSize: "h2", fontWeight: "medium", lineHeight: "none" },
    count: { color: "surface.muted" },
    overview: {
      display: "grid",
      gap: "6",
      gridTemplateColumns: { md: "auto minmax(0, 28rem)" },
      alignItems: "center",
      columnGap: { md: "12" },
    },
    distribution: { display: "grid", gap: "1" },
    grade: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) 2ch",
      gap: "3",
      alignItems: "center",
      color: "surface.muted",
      textStyle: "small",
      fontVariantNumeric: "tabular-nums",
    },
    bar: {
      height: "2",
      borderRadius: "full",
      border: "thin",
      borderColor: "surface.line",
      overflow: "hidden",
      _before: {
        content: "''",
        display: "block",
        width: "[var(--share)]",
        height: "full",
        backgroundColor: "surface.accent",
        forcedColorAdjust: "none",
      },
    },
    hidden: { srOnly: true },
  },
});
