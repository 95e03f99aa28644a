import { defineSlotRecipe } from "../define.ts";

export const figureList = defineSlotRecipe({
  className: "figure-list",
  slots: ["root", "item", "value", "label"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: "[repeat(auto-fit, minmax(min(100%, 9rem), 1fr))]",
      // Avoids a row of three and one.
      "&:has(> :nth-child(4):last-child)": {
        xsToMd: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      },
      columnGap: { base: "4", lg: "6" },
      rowGap: "6",
      marginBlockStart: { base: "10", lg: "16" },
    },
    // Visually the number comes first, in the DOM the label.
    item: {
      display: "flex",
      flexDirection: "column-reverse",
      justifyContent: "flex-end",
      gap: "1",
      paddingBlockStart: "5",
      borderBlockStart: "thin",
      borderColor: "surface.line",
      position: "relative",
      _before: {
        content: "''",
        position: "absolute",
        insetBlockStart: "-0.5",
        insetInlineStart: "0",
        width: "12",
        height: "[.1875rem]",
        backgroundColor: "surface.accent",
      },
    },
    value: { fontFamily: "heading", fontSize: "h3", fontWeight: "medium", lineHeight: "h4" },
    label: { color: "surface.muted", textStyle: "body" },
  },
});
