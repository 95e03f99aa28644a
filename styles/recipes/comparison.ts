import { defineSlotRecipe } from "../define.ts";
import { textLink } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";

/** Below `md` a row's label is above its values, so that the columns have the whole width. */
export const comparison = defineSlotRecipe({
  className: "comparison",
  slots: [
    "page",
    "notice",
    "scroll",
    "table",
    "caption",
    "corner",
    "head",
    "name",
    "remove",
    "price",
    "stock",
    "buy",
    "group",
    "hidden",
    "choice",
    "field",
  ],
  base: {
    page: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" },
    notice: {
      padding: "4",
      border: "thin",
      borderColor: "surface.accent",
      borderRadius: "card",
      width: "full",
    },
    scroll: {
      width: "full",
      // Heads stick to the window, or to this box if it scrolls sideways.
      mdDown: {
        // Visually hidden text is positioned absolutely, relative to the scroll container.
        "&[data-many]": { overflow: "auto", maxHeight: "[85svh]", position: "relative" },
        "&[data-many] thead": { insetBlockStart: "0" },
      },
    },
    table: {
      width: "full",
      borderCollapse: "collapse",
      tableLayout: { md: "fixed" },
      textAlign: "start",
      mdDown: {
        display: "block",
        // As wide as its rows, so that the background of the heads covers all columns.
        minWidth: "[calc(var(--products) * 8.5rem)]",
        "& thead, & tbody": { display: "block" },
        "& tr": {
          display: "grid",
          gridTemplateColumns: "repeat(var(--products), minmax(8.5rem, 1fr))",
        },
        // Stays in sight while the values scroll sideways.
        "& th[scope=row], & th[scope=rowgroup]": {
          gridColumn: "1 / -1",
          justifySelf: "start",
          position: "sticky",
          insetInlineStart: "0",
        },
        "& th[scope=row]": { paddingBlockEnd: "0", borderBlockEndWidth: "0" },
      },
      "& thead": {
        position: "sticky",
        insetBlockStart: {
          base: "[{sizes.header}]",
          md: "[{sizes.headerMd}]",
          xl: "[{sizes.headerXl}]",
        },
        zIndex: "content",
        backgroundColor: "surface",
        _print: { position: "static" },
      },
      "& th, & td": {
        padding: { base: "2", md: "3" },
        textAlign: "start",
        verticalAlign: "top",
        borderBlockEnd: "thin",
        borderColor: "surface.line",
        overflowWrap: "anywhere",
        hyphens: "auto",
      },
      "& thead th": { verticalAlign: "bottom", fontWeight: "medium" },
      "& th[scope=row]": {
        fontWeight: "regular",
        color: "surface.muted",
        textStyle: { base: "small", md: "body" },
      },
      "& td": { fontWeight: "medium" },
      "& tr": { breakInside: "avoid" },
      "& [data-differs]": {
        backgroundColor: "[color-mix(in srgb, {colors.highlight} 9%, transparent)]",
      },
      "& [data-differs] > th": {
        _before: { content: "'≠' / ''", color: "surface.accent", marginInlineEnd: "2" },
      },
    },
    caption: { srOnly: true },
    corner: { mdDown: { display: "none" }, width: "[20%]" },
    head: {
      position: "relative",
      display: "grid",
      gap: "2",
      paddingInlineEnd: "8",
      "& img": {
        width: { base: "20", md: "24" },
        height: "auto",
        maxHeight: { base: "14", md: "20" },
        padding: "1",
        objectFit: "contain",
        backgroundGradient: "stage",
        borderRadius: "button",
      },
    },
    name: { textStyle: "h4", fontSize: { base: "lg", md: "h4" }, _hover: { color: "surface.accent" } },
    remove: {
      position: "absolute",
      insetBlockStart: "0",
      insetInlineEnd: "0",
      display: "grid",
      placeItems: "center",
      width: "8",
      height: "8",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "full",
      _hover: { borderColor: "highlight" },
      _print: { display: "none" },
    },
    price: { fontFamily: "heading", fontSize: "lg", fontWeight: "medium" },
    stock: { display: "grid", gap: "1", justifyItems: "start" },
    buy: { ...textLink, fontWeight: "regular", minHeight: "6", _print: { display: "none" } },
    group: {
      fontFamily: "heading",
      fontWeight: "medium",
      textTransform: capitals,
      paddingBlockStart: "[1.5rem !important]",
    },
    hidden: { srOnly: true },
    choice: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "end",
      gap: "4",
      _print: { display: "none" },
    },
    field: { display: "grid", gap: "1", flexGrow: "1", minWidth: { base: "full", sm: "[20rem]" } },
  },
});
