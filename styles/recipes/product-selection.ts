/** Controls that select products for the comparison and the wish list, and links to both. */
import { defineSlotRecipe } from "../define.ts";
import { container, textLink } from "../fragments.ts";

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
        // Two cards in the row of a phone have no room for it.
        word: { display: { base: "none", sm: "inline" } },
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
      insetBlockEnd: "[var(--notice-height, 0)]",
      zIndex: "bar",
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
    products: {
      display: { base: "none", sm: "flex" },
      gap: "2",
      flexGrow: "1",
      minWidth: "0",
      overflow: "hidden",
    },
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
      marginInlineEnd: { base: "auto", sm: "0" },
      color: "surface.muted",
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
    },
    clear: { ...textLink, minHeight: "10", textStyle: "small", cursor: "pointer" },
  },
  variants: {
    /** For product pages, below `lg`. */
    aboveBar: { true: { root: { insetBlockEnd: { base: "[{sizes.buyBar}]", lg: "0" } } } },
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
