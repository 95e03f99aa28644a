import { defineSlotRecipe } from "@pandacss/dev";

/** Tags are numbered from 1; `maxTagFilters` of the block says how many there are at most. */
const tagRules = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => index + 1).map((number) => [
    `&:has(input[value="${number}"]:checked) li:not([data-tags~="${number}"])`,
    { display: "none" },
  ]),
);

export const journalCards = defineSlotRecipe({
  className: "journal-cards",
  slots: ["root", "filter", "legend", "choice", "list", "card", "picture", "body", "tags", "title", "date"],
  base: {
    root: { display: "grid", gap: { base: "6", lg: "8" }, ...tagRules },
    filter: { display: "flex", flexWrap: "wrap", gap: "2" },
    legend: { srOnly: true },
    choice: {
      position: "relative",
      cursor: "pointer",
      "& input": { position: "absolute", inset: "0", opacity: "[0]", cursor: "pointer" },
      "& span": {
        display: "flex",
        alignItems: "center",
        minHeight: "buttonSm",
        paddingInline: "4",
        border: "thin",
        borderColor: "surface.muted",
        borderRadius: "button",
        fontFamily: "heading",
        fontWeight: "medium",
        fontSize: "sm",
        textTransform: "uppercase",
        transitionProperty: "[background-color, border-color, color]",
        transitionDuration: "quick",
      },
      "&:hover span": { borderColor: "orchid" },
      "& input:checked + span": {
        backgroundColor: "surface.accent",
        borderColor: "surface.accent",
        color: "surface.card",
      },
      "& input:focus-visible + span": {
        outline: "[2px solid {colors.orchid}]",
        outlineOffset: "[2px]",
      },
    },
    list: {
      display: "grid",
      gap: { base: "4", lg: "6" },
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 21rem), 1fr))",
    },
    card: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      backgroundColor: "surface.card",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
      overflow: "hidden",
      transitionProperty: "[border-color, box-shadow]",
      transitionDuration: "quick",
      _hover: { borderColor: "orchid", boxShadow: "lifted" },
      _focusWithin: { borderColor: "orchid" },
    },
    picture: { width: "full", height: "auto", aspectRatio: "scene", objectFit: "cover" },
    body: { display: "flex", flexDirection: "column", flexGrow: "1", gap: "3", padding: "5" },
    tags: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "4",
      rowGap: "1",
      color: "surface.accent",
      fontFamily: "heading",
      fontSize: "sm",
      fontWeight: "medium",
      textTransform: "uppercase",
    },
    title: {
      textStyle: "h4",
      hyphens: "auto",
      overflowWrap: "anywhere",
      "& a::after": { content: "''", position: "absolute", inset: "0" },
    },
    date: { marginBlockStart: "auto", color: "surface.muted", textStyle: "small" },
  },
});

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
