import { defineSlotRecipe } from "../define.ts";
import { cardSurface } from "./card-surface.ts";
import { textLink } from "../fragments.ts";

export const filterRow = defineSlotRecipe({
  className: "filter-row",
  slots: ["root", "actions", "note"],
  base: {
    root: {
      display: "grid",
      alignItems: "end",
      gap: "4",
      // Fits the longest country name with its count in any language.
      gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
      // One row; the fields share what the buttons leave. Larger text takes more rows.
      lg: { display: "flex", flexWrap: "wrap" },
      "& > :has(input, select)": { lg: { flex: "[1 1 8.5rem]", minWidth: "0" } },
      // Long names of countries give way, so that the button stays in the row, unless the text is so large that the row is less than
      // 50rem wide and wraps anyway. Otherwise the field grows to its longest entry before the others grow.
      "& > :has(select[name=country])": {
        lg: { flex: "[100 1 max(9rem, (50rem - 100%) * 999)]", maxWidth: "[max-content]" },
      },
      "& > :has(select[name=kind])": { lg: { flexBasis: "[max-content]" } },
      // A note has a row of its own.
      "&:not(:has(> p)) > :has(input)": { xl: { flexBasis: "[12rem]" } },
    },
    actions: {
      "&:nth-child(odd):last-child": { smToLg: { gridColumn: "1 / -1" } },
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "3",
      // Height of the fields.
      "& button, & a": { minHeight: "[3.125rem !important]" },
      "& button": { flexGrow: { base: "1", sm: "[0]" }, minWidth: { base: "auto", sm: "buttonMin" } },
    },
    note: { gridColumn: "1 / -1", flexBasis: "full", color: "surface.muted" },
  },
});

export const found = defineSlotRecipe({
  className: "found",
  slots: ["root", "results", "summary", "count", "notice", "choices", "empty"],
  base: {
    root: { display: "grid", gap: { base: "5", lg: "6" } },
    results: { display: "grid", gap: { base: "5", lg: "6" }, scrollMarginBlock: "6", outline: "[none]" },
    choices: { display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "2", marginBlockStart: "2" },
    summary: { display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "2", alignItems: "center" },
    count: { fontFamily: "heading", fontSize: "h4", fontWeight: "medium" },
    notice: {
      color: "surface.muted",
      // Takes no space while empty, but must exist as a live region.
      _empty: { position: "absolute" },
      "& a": textLink,
    },
    empty: { display: "grid", gap: "4", justifyItems: "start", paddingBlock: "8", maxWidth: "prose" },
  },
});

export const documentGroups = defineSlotRecipe({
  className: "document-groups",
  slots: ["root", "group", "head", "picture", "name", "sku"],
  base: {
    root: {
      display: "grid",
      gap: { base: "4", lg: "6" },
      gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
    },
    group: {
      ...cardSurface,
      display: "grid",
      alignContent: "start",
      gap: "4",
      padding: { base: "4", lg: "6" },
      paddingBlockEnd: { base: "1", lg: "2" },
    },
    head: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      gridTemplateRows: "1fr auto auto 1fr",
      columnGap: "4",
    },
    picture: {
      gridRow: "1 / -1",
      width: "20",
      height: "20",
      objectFit: "contain",
      borderRadius: "button",
      backgroundGradient: "stage",
    },
    name: {
      gridArea: "2 / 2",
      textStyle: "h4",
      "& a": { _hover: { color: "surface.accent" } },
    },
    sku: {
      gridArea: "3 / 2",
      color: "surface.muted",
      textStyle: "small",
      fontVariantNumeric: "tabular-nums",
    },
  },
});
