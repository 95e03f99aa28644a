import { defineSlotRecipe } from "../../../styles/define.ts";

export const featureList = defineSlotRecipe({
  className: "feature-list",
  staticCss: [{ side: ["start", "end"] }],
  slots: ["root", "rows", "row", "icon", "title", "text", "picture"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      gap: { base: "8", lg: "16" },
    },
    rows: { display: "grid", alignContent: "start" },
    row: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: { base: "4", md: "6" },
      rowGap: "1",
      paddingBlock: "6",
      borderBlockStart: "thin",
      borderColor: "surface.line",
      _last: { borderBlockEnd: "thin", borderColor: "surface.line" },
    },
    icon: { gridRow: "span 2", color: "surface.accent", width: "iconLarge", height: "iconLarge" },
    title: { textStyle: "h4" },
    text: { color: "surface.muted", maxWidth: "prose" },
    // As tall as the rows. The subject of the scenes is right of the center.
    picture: {
      width: "full",
      height: { base: "auto", lg: "full" },
      minHeight: { lg: "0" },
      aspectRatio: { base: "scene", lg: "[auto]" },
      objectFit: "cover",
      objectPosition: { lg: "[72% 50%]" },
      borderRadius: "card",
    },
  },
  variants: {
    side: { start: { picture: { order: { lg: "[-1]" } } }, end: {} },
  },
  defaultVariants: { side: "end" },
});
