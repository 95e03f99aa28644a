import { defineRecipe, defineSlotRecipe } from "../define.ts";
import { cardFace, leadingIcon } from "./card-surface.ts";
import { textLink } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";

export const disclosure = defineSlotRecipe({
  className: "disclosure",
  slots: ["list", "root", "summary", "content"],
  base: {
    list: { display: "grid", gap: { base: "2", md: "3" } },
    root: { ...cardFace, "&::details-content": { _print: { contentVisibility: "visible" } } },
    summary: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      gap: "4",
      padding: { base: "4", md: "5" },
      cursor: "pointer",
      fontWeight: "bold",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      "& svg": { flexShrink: "[0]", transitionProperty: "[rotate]", transitionDuration: "quick" },
      "[open] > &": { "& svg": { rotate: "[180deg]" } },
    },
    content: {
      paddingInline: { base: "4", md: "5" },
      paddingBlockEnd: { base: "4", md: "5" },
      color: "surface.muted",
    },
  },
});

export const featureColumn = defineSlotRecipe({
  className: "feature-column",
  slots: ["root", "icon", "title", "text"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "auto minmax(0, 1fr)", sm: "minmax(0, 1fr)" },
      columnGap: "3",
      rowGap: { base: "2", sm: "3" },
      alignContent: "start",
      alignItems: { base: "center", sm: "start" },
      padding: { base: "3", sm: "6" },
      ...cardFace,
    },
    icon: leadingIcon,
    title: { textStyle: "h4" },
    text: { gridColumn: "1 / -1", color: "surface.muted", textStyle: { base: "small", sm: "body" } },
  },
});

export const specificationTable = defineRecipe({
  className: "specification-table",
  base: {
    width: "full",
    borderCollapse: "collapse",
    textStyle: "body",
    "& th, & td": {
      textAlign: "start",
      paddingBlock: "3",
      borderBlockEnd: "thin",
      borderColor: "surface.line",
      verticalAlign: "top",
    },
    "& tr": { _hover: { backgroundColor: "[color-mix(in srgb, {colors.highlight} 6%, transparent)]" } },
    "& th": {
      fontWeight: "regular",
      color: "surface.muted",
      paddingInlineEnd: "6",
      width: "[40%]",
      hyphens: "auto",
    },
    "& th[scope=rowgroup]": {
      paddingBlockStart: "6",
      color: "surface.text",
      fontFamily: "heading",
      fontWeight: "medium",
      textTransform: capitals,
    },
    "& td": { fontWeight: "medium", overflowWrap: "anywhere" },
    "& a": {
      color: "surface.accent",
      _hover: { textDecoration: "underline", textUnderlineOffset: "[.25em]" },
    },
  },
});

export const fileList = defineSlotRecipe({
  className: "file-list",
  staticCss: [{ layout: ["row", "stacked"] }],
  slots: ["root", "item", "link", "title", "facts", "fact", "separator", "checksum"],
  base: {
    root: { display: "grid", gap: "3" },
    item: { ...cardFace, "&:has(a:hover)": { borderColor: "highlight" } },
    checksum: {
      paddingInlineStart: "14",
      paddingInlineEnd: "4",
      paddingBlockEnd: "3",
      marginBlockStart: "-2",
      color: "surface.muted",
      textStyle: "small",
      "& summary": {
        display: "flex",
        alignItems: "center",
        gap: "2",
        width: "fit",
        paddingBlock: "1",
        cursor: "pointer",
        listStyle: "none",
        "&::-webkit-details-marker": { display: "none" },
      },
      "&[open] svg": { rotate: "[180deg]" },
      "& code": { overflowWrap: "anywhere", hyphens: "none", userSelect: "all" },
    },
    link: {
      display: "grid",
      gridTemplateColumns: { base: "auto 1fr", md: "auto 1fr auto" },
      alignItems: "center",
      columnGap: "4",
      padding: "4",
    },
    title: { fontWeight: "medium" },
    facts: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "3",
      // Clips the separator before the first item of a line.
      overflowX: "clip",
      color: "surface.muted",
      textStyle: "small",
      gridColumnStart: { base: "2", md: "auto" },
    },
    fact: { position: "relative", whiteSpace: "nowrap" },
    separator: {
      position: "absolute",
      insetInlineEnd: "[100%]",
      width: "3",
      textAlign: "center",
      whiteSpace: "pre",
    },
  },
  variants: {
    layout: {
      row: {},
      /** For narrow cards: facts below the title, lines between files. */
      stacked: {
        root: { gap: "0" },
        item: {
          border: "[none]",
          borderRadius: "[0]",
          borderBlockStart: "thin",
          borderColor: "surface.line",
          "&:has(a:hover)": { borderColor: "surface.line", "& a": { color: "surface.accent" } },
        },
        checksum: { paddingInlineStart: "10", paddingInlineEnd: "0" },
        link: { gridTemplateColumns: { md: "auto 1fr" }, alignItems: "start", paddingInline: "0" },
        facts: { gridColumnStart: { md: "2" } },
      },
    },
  },
  defaultVariants: { layout: "row" },
});

export const list = defineSlotRecipe({
  className: "list",
  slots: ["root", "item", "title", "facts"],
  base: {
    root: {
      display: "grid",
      gap: "4",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
    },
    item: {
      display: "grid",
      gap: "2",
      alignContent: "start",
      padding: "5",
      ...cardFace,
      overflowWrap: "anywhere",
      "& a": textLink,
    },
    title: { fontWeight: "bold", textStyle: "body" },
    facts: { color: "surface.muted", textStyle: "small" },
  },
});

export const listCount = defineRecipe({
  className: "list-count",
  base: { color: "surface.muted", textStyle: "small", marginBlockEnd: "4" },
});
