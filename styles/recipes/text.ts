import { defineRecipe, defineSlotRecipe } from "@pandacss/dev";

/** The crystal that marks a list item: one hexagon with two facets. */
export const crystal =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%239900ff' d='M8 0l6 4v8l-6 4-6-4V4z'/%3E%3Cpath fill='%23d9a6ff' d='M8 0l6 4-6 4-6-4z'/%3E%3Cpath fill='%23b647ff' d='M14 4v8l-6 4V8z'/%3E%3C/svg%3E\")";

export const prose = defineRecipe({
  className: "prose",
  base: {
    maxWidth: "prose",
    textStyle: "body",
    "& > * + *": { marginBlockStart: "4" },
    "& h2": { textStyle: "h4", marginBlockStart: "10" },
    "& h3": { textStyle: "lead", fontWeight: "bold", marginBlockStart: "6" },
    "& a": { color: "surface.accent", textDecoration: "underline", textUnderlineOffset: "[.2em]" },
    "& ul": { display: "grid", gap: "2" },
    "& ul > li": {
      paddingInlineStart: "8",
      backgroundImage: `[${crystal}]`,
      backgroundRepeat: "no-repeat",
      backgroundSize: "[1rem]",
      backgroundPosition: "[0 .3em]",
      _rtl: { backgroundPosition: "[100% .3em]" },
    },
    "& ol": { listStyle: "decimal", paddingInlineStart: "6", display: "grid", gap: "2" },
    "& strong": { fontWeight: "bold" },
  },
});

export const disclosure = defineSlotRecipe({
  className: "disclosure",
  slots: ["list", "root", "summary", "content"],
  base: {
    list: { display: "grid", gap: "3" },
    root: {
      backgroundColor: "surface.card",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
    },
    summary: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      gap: "4",
      padding: "5",
      cursor: "pointer",
      fontWeight: "bold",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      "& svg": { flexShrink: "[0]", transitionProperty: "[rotate]", transitionDuration: "quick" },
      "[open] > & svg": { rotate: "[180deg]" },
    },
    content: { paddingInline: "5", paddingBlockEnd: "5", color: "surface.muted" },
  },
});

export const featureColumn = defineSlotRecipe({
  className: "feature-column",
  slots: ["root", "icon", "title", "text"],
  base: {
    root: {
      display: "grid",
      gap: "3",
      alignContent: "start",
      padding: "6",
      backgroundColor: "surface.card",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
    },
    icon: { color: "surface.accent", width: "iconLarge", height: "iconLarge" },
    title: { textStyle: "h4" },
    text: { color: "surface.muted", textStyle: "body" },
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
    "& th": { fontWeight: "regular", color: "surface.muted", paddingInlineEnd: "6", width: "[40%]" },
    "& td": { fontWeight: "medium" },
  },
});

export const fileList = defineSlotRecipe({
  className: "file-list",
  slots: ["root", "link", "title", "facts"],
  base: {
    root: { display: "grid", gap: "3", maxWidth: "[60rem]" },
    link: {
      display: "grid",
      gridTemplateColumns: { base: "auto 1fr", md: "auto 1fr auto" },
      alignItems: "center",
      columnGap: "4",
      padding: "4",
      backgroundColor: "surface.card",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
      _hover: { borderColor: "orchid" },
    },
    title: { fontWeight: "medium" },
    facts: { color: "surface.muted", textStyle: "small", gridColumnStart: { base: "2", md: "auto" } },
  },
});

export const imagesGrid = defineRecipe({
  className: "images-grid",
  base: {
    display: "grid",
    gap: { base: "4", lg: "6" },
    gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", lg: "repeat(6, 1fr)" },
    "& img": {
      width: "full",
      height: "full",
      aspectRatio: "[16 / 10]",
      objectFit: "cover",
      borderRadius: "card",
      gridColumn: { lg: "span 2" },
    },
    // Whatever the number of pictures, the first row is filled: two wide ones, or one and two.
    "& img:first-child:nth-last-child(3n + 2), & img:first-child:nth-last-child(3n + 2) + img": {
      gridColumn: { lg: "span 3" },
    },
    "& img:first-child:nth-last-child(3n + 1)": {
      gridColumn: { sm: "span 2", lg: "span 6" },
      aspectRatio: { sm: "[21 / 9]" },
    },
  },
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
      backgroundColor: "surface.card",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
      overflowWrap: "anywhere",
      "& a": { color: "surface.accent", textDecoration: "underline" },
    },
    title: { fontWeight: "bold", textStyle: "body" },
    facts: { color: "surface.muted", textStyle: "small" },
  },
});

export const articlePicture = defineRecipe({
  className: "article-picture",
  base: {
    width: "full",
    aspectRatio: "[21 / 9]",
    objectFit: "cover",
    borderRadius: "card",
    marginBlockStart: "6",
  },
});

export const listCount = defineRecipe({
  className: "list-count",
  base: { color: "surface.muted", textStyle: "small", marginBlockEnd: "4" },
});
