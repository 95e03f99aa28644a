import { defineSlotRecipe } from "../../../styles/define.ts";

export const points = defineSlotRecipe({
  className: "points",
  slots: ["root", "point", "figure", "unit", "label"],
  base: {
    root: {
      display: "grid",
      gap: { base: "8", xl: "12" },
      // Two columns until four fit, to avoid a row of three and one.
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        sm: "repeat(2, minmax(0, 1fr))",
        lg: "repeat(auto-fit, minmax(13rem, 1fr))",
      },
    },
    // The label precedes the figure in the DOM and follows it visually.
    point: {
      display: "flex",
      flexDirection: "column-reverse",
      justifyContent: "flex-end",
      gap: "2",
      paddingInlineStart: "5",
      borderInlineStart: "medium",
      borderColor: "highlight",
    },
    figure: { textStyle: "h2", lineHeight: "none", hyphens: "none" },
    unit: {
      display: { lgToXl: "block" },
      fontSize: "h4",
      fontWeight: "regular",
      color: "surface.accent",
      textTransform: "none",
    },
    label: { color: "surface.muted", hyphens: "auto" },
  },
});
