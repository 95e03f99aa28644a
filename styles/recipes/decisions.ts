/** Comparison, finder, wish list, and the controls that lead to them. */
import { defineSlotRecipe } from "../define.ts";
import { container, textLink } from "../fragments.ts";
import { linkedCard } from "./card-surface.ts";

const tool = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "2",
  minHeight: "10",
  minWidth: "10",
  cursor: "pointer",
  textStyle: "small",
  color: "surface.muted",
  borderRadius: "button",
  border: "thin",
  borderColor: "transparent",
  _hover: { color: "surface.accent" },
  "&[aria-pressed=true]": { color: "surface.accent", borderColor: "surface.accent" },
  "&[aria-pressed=true] path": { fill: "[currentColor]", fillOpacity: "[.25]" },
  "&[aria-disabled]": { opacity: "[.5]", cursor: "not-allowed" },
} as const;

export const productTools = defineSlotRecipe({
  className: "product-tools",
  staticCss: [{ place: ["card", "page"] }],
  slots: ["root", "compare", "wish", "word"],
  base: {
    // Above the link that covers the card.
    root: { position: "relative", display: "flex", gap: "2", _print: { display: "none" } },
    compare: tool,
    wish: { ...tool, "@media (scripting: none)": { display: "[none !important]" } },
    word: { hyphens: "auto", minWidth: "0" },
  },
  variants: {
    place: {
      card: {
        root: {
          justifyContent: "space-between",
          borderBlockStart: "thin",
          borderColor: "surface.line",
          paddingInline: { base: "1", md: "3" },
          paddingBlock: "1",
        },
        compare: { paddingInline: "2" },
      },
      page: {
        root: { flexWrap: "wrap" },
        compare: { paddingInline: "3", borderColor: "surface.muted" },
        wish: { paddingInline: "3", borderColor: "surface.muted" },
      },
    },
  },
});

export const compareTray = defineSlotRecipe({
  className: "compare-tray",
  slots: ["root", "inner", "status", "products", "product", "remove", "count", "clear"],
  base: {
    root: {
      position: "sticky",
      insetBlockEnd: "0",
      zIndex: "content",
      backgroundColor: "surface.card",
      color: "surface.text",
      borderBlockStart: "thin",
      borderColor: "surface.line",
      boxShadow: "lifted",
      _print: { display: "none" },
    },
    inner: {
      ...container,
      display: "flex",
      alignItems: "center",
      gap: { base: "2", md: "4" },
      minHeight: "buyBar",
    },
    status: { srOnly: true },
    products: { display: "flex", gap: "2", flexGrow: "1", minWidth: "0", overflow: "hidden" },
    product: {
      position: "relative",
      flexShrink: "1",
      width: "14",
      minWidth: "8",
      aspectRatio: "[4 / 3]",
      backgroundGradient: "stage",
      "& img": { width: "full", height: "full", objectFit: "contain" },
    },
    remove: {
      position: "absolute",
      insetBlockStart: "0",
      insetInlineEnd: "0",
      display: "grid",
      placeItems: "center",
      width: "6",
      height: "6",
      borderRadius: "full",
      backgroundColor: "surface.card",
      cursor: "pointer",
    },
    count: {
      display: { base: "none", sm: "block" },
      marginInlineStart: "auto",
      color: "surface.muted",
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
    },
    clear: { ...textLink, minHeight: "10", textStyle: "small", cursor: "pointer" },
  },
  variants: {
    /** Of product pages, below `lg`. */
    aboveBar: { true: { root: { insetBlockEnd: { base: "buyBar", lg: "0" } } } },
  },
});

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
      mdDown: { "&[data-many]": { overflow: "auto", maxHeight: "[85svh]" } },
    },
    table: {
      width: "full",
      borderCollapse: "collapse",
      tableLayout: { md: "fixed" },
      textAlign: "start",
      mdDown: {
        display: "block",
        "& thead, & tbody": { display: "block" },
        "& tr": {
          display: "grid",
          gridTemplateColumns: "repeat(var(--products), minmax(8.5rem, 1fr))",
          minWidth: "[calc(var(--products) * 8.5rem)]",
        },
        "& th[scope=row], & th[scope=rowgroup]": { gridColumn: "1 / -1" },
        "& th[scope=row]": { paddingBlockEnd: "0", borderBlockEndWidth: "0" },
      },
      "& thead": {
        position: "sticky",
        insetBlockStart: { base: "header", md: "headerMd", xl: "headerXl" },
        zIndex: "content",
        backgroundColor: "surface",
        _print: { position: "static" },
      },
      "[data-many] > & thead": { mdDown: { insetBlockStart: "0" } },
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
      "& [data-differs] > *": {
        backgroundColor: "[color-mix(in srgb, {colors.orchid} 9%, transparent)]",
      },
      "& [data-differs] > th": { _before: { content: "'≠' / ''", color: "surface.accent", marginInlineEnd: "2" } },
    },
    caption: { srOnly: true },
    corner: { mdDown: { display: "none" }, width: "[20%]" },
    head: {
      position: "relative",
      display: "grid",
      gap: "2",
      paddingInlineEnd: "8",
      "& img": { width: "24", height: "auto", maxHeight: { base: "12", md: "20" }, objectFit: "contain" },
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
      _hover: { borderColor: "orchid" },
      _print: { display: "none" },
    },
    price: { fontFamily: "heading", fontSize: "lg", fontWeight: "medium" },
    stock: { display: "grid", gap: "1", justifyItems: "start" },
    buy: { ...textLink, fontWeight: "regular", minHeight: "6", _print: { display: "none" } },
    group: {
      fontFamily: "heading",
      fontWeight: "medium",
      textTransform: "uppercase",
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

export const finder = defineSlotRecipe({
  className: "finder",
  slots: [
    "form",
    "question",
    "hint",
    "actions",
    "reset",
    "results",
    "suggestions",
    "reasons",
    "score",
    "reason",
    "facts",
  ],
  base: {
    form: {
      display: "grid",
      gap: { base: "4", md: "6" },
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", xl: "repeat(4, minmax(0, 1fr))" },
      alignItems: "start",
    },
    question: { display: "grid", gap: "2", borderBlockStart: "medium", borderColor: "surface.accent", paddingBlockStart: "4" },
    hint: { color: "surface.muted", textStyle: "small" },
    actions: {
      gridColumn: "1 / -1",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "4",
      "& button": { "@media (scripting: enabled)": { display: "none" } },
    },
    reset: { ...textLink, minHeight: "8" },
    results: { display: "grid", gap: "6" },
    suggestions: {
      display: "grid",
      gap: { base: "4", lg: "6" },
      gridTemplateColumns: "[repeat(auto-fill, minmax(min(100%, 17rem), 1fr))]",
    },
    reasons: {
      display: "grid",
      gap: "2",
      padding: { base: "3", md: "5" },
      paddingBlockStart: "0",
      textStyle: "small",
      "& ul": { display: "grid", gap: "2" },
    },
    score: { fontWeight: "medium", color: "surface.accent" },
    reason: {
      position: "relative",
      paddingInlineStart: "6",
      color: "surface.muted",
      _before: { content: "'–' / ''", position: "absolute", insetInlineStart: "1" },
      "&[data-fits]": { color: "surface.text", _before: { content: "'✓' / ''", color: "surface.accent" } },
    },
    facts: { display: "block", color: "surface.muted" },
  },
});

export const finderIndex = defineSlotRecipe({
  className: "finder-index",
  slots: ["root", "card", "picture", "title", "text"],
  base: {
    root: {
      display: "grid",
      gap: { base: "4", lg: "6" },
      gridTemplateColumns: "[repeat(auto-fill, minmax(min(100%, 18rem), 1fr))]",
    },
    card: { ...linkedCard, display: "grid", gap: "3", alignContent: "start", paddingBlockEnd: "5", overflow: "hidden" },
    picture: { width: "full", aspectRatio: "[16 / 9]", objectFit: "cover" },
    title: {
      textStyle: "h4",
      paddingInline: "5",
      "& a::after": { content: "''", position: "absolute", inset: "0" },
    },
    text: { color: "surface.muted", paddingInline: "5" },
  },
});

export const wishList = defineSlotRecipe({
  className: "wish-list",
  slots: ["root", "withoutScripts", "empty", "share"],
  base: {
    root: { display: "grid", gap: "6" },
    withoutScripts: { "@media (scripting: enabled)": { display: "none" } },
    empty: { display: "grid", gap: "4", justifyItems: "start" },
    share: textLink,
  },
});
