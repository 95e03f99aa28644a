import { defineSlotRecipe } from "../../../styles/define.ts";

export const articleList = defineSlotRecipe({
  className: "article-list",
  slots: ["root", "item", "date", "body", "title", "description", "arrow"],
  base: {
    root: { borderBlockStart: "thin", borderColor: "surface.line" },
    item: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: { base: "1fr", md: "10rem 1fr auto" },
      columnGap: "8",
      rowGap: "2",
      alignItems: "start",
      paddingBlock: { base: "6", lg: "8" },
      borderBlockEnd: "thin",
      borderColor: "surface.line",
      "&:hover h3": { color: "surface.accent" },
    },
    date: { color: "surface.muted", textStyle: "small", paddingBlockStart: { md: "1.5" } },
    body: { display: "grid", gap: "2", maxWidth: "prose", minWidth: "0" },
    title: {
      textStyle: "h4",
      hyphens: "auto",
      overflowWrap: "anywhere",
      "& a::after": { content: "''", position: "absolute", inset: "0" },
    },
    description: { color: "surface.muted" },
    arrow: {
      display: { base: "none", md: "block" },
      color: "surface.accent",
      paddingBlockStart: "1",
      _rtl: { scale: "[-1 1]" },
    },
  },
});
