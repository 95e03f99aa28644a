import { defineSlotRecipe } from "../define.ts";
import { cardFace } from "./card-surface.ts";
import { container } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";
import { cornersOf } from "../shapes.ts";

export const journalCards = defineSlotRecipe({
  className: "journal-cards",
  staticCss: [{ layout: ["grid", "row"] }],
  slots: ["list", "card", "picture", "body", "tags", "title", "date"],
  base: {
    list: {
      display: "grid",
      gap: { base: "4", lg: "6" },
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        sm: "repeat(2, minmax(0, 1fr))",
        md: "repeat(3, minmax(0, 1fr))",
      },
    },
    card: {
      position: "relative",
      display: "flex",
      ...cardFace,
      flexDirection: "column",
      overflow: "hidden",
      transitionProperty: "[border-color, box-shadow]",
      transitionDuration: "quick",
      _hover: { borderColor: "highlight", boxShadow: "lifted" },
      _focusWithin: { borderColor: "highlight" },
      // With two columns the third of three cards spans the row.
      "&:nth-child(3):last-child": {
        smToMd: { gridColumn: "1 / -1", flexDirection: "row", "& > img": { width: "[50%]" } },
      },
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
      textTransform: capitals,
      wordSpacing: "[.1em]",
    },
    title: {
      textStyle: "h4",
      hyphens: "auto",
      overflowWrap: "anywhere",
      "& a::after": { content: "''", position: "absolute", inset: "0" },
    },
    date: { marginBlockStart: "auto", color: "surface.muted", textStyle: "small" },
  },
  variants: {
    layout: {
      grid: {},
      /** A row to scroll on phones, from edge to edge; margin and padding keep the focus rings inside. */
      row: {
        list: {
          mdDown: {
            gridTemplateColumns: "[none]",
            gridAutoFlow: "column",
            gridAutoColumns: "[min(78%, 20rem)]",
            marginInline: "-4",
            paddingInline: "4",
            marginBlock: "-1",
            paddingBlock: "1",
            overflowX: "auto",
            overscrollBehaviorX: "contain",
            scrollSnapType: "[inline mandatory]",
            scrollPaddingInline: "4",
            scrollbarWidth: "[thin]",
            scrollbarColor: "[{colors.surface.muted} transparent]",
          },
          _print: {
            gridAutoFlow: "row",
            gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
            overflowX: "visible",
          },
        },
        card: { mdDown: { scrollSnapAlign: "start" } },
      },
    },
  },
  defaultVariants: { layout: "grid" },
});

export const articleHeader = defineSlotRecipe({
  className: "article-header",
  slots: [
    "root",
    "inner",
    "content",
    "back",
    "title",
    "lead",
    "author",
    "authorName",
    "facts",
    "tag",
    "picture",
  ],
  base: {
    root: {
      backgroundColor: "chrome",
      color: "chrome.text",
      paddingBlock: { base: "10", lg: "20" },
    },
    inner: {
      ...container,
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      gap: { base: "8", lg: "16" },
      alignItems: "center",
    },
    content: { display: "grid", gap: "5", justifyItems: "start" },
    back: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: "8",
      fontFamily: "heading",
      fontSize: "lg",
      textTransform: capitals,
      color: "chrome.accent",
      "& svg": { rotate: "[180deg]", _rtl: { rotate: "[0deg]" } },
      _hover: { color: "chrome.text" },
    },
    title: {
      textStyle: "h2",
      fontSize: "[clamp(2.125rem, 1.4rem + 2.4vw, 3.5rem)]",
      hyphens: { mdDown: "auto" },
    },
    lead: { textStyle: "lead", color: "chrome.muted" },
    author: { display: "grid", color: "chrome.muted", textStyle: "small" },
    authorName: { color: "chrome.text", fontWeight: "bold", textStyle: "body" },
    facts: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "5",
      rowGap: "2",
      textStyle: "small",
      color: "chrome.muted",
    },
    tag: {
      fontFamily: "heading",
      fontWeight: "medium",
      textTransform: capitals,
      color: "chrome.accent",
    },
    picture: {
      ...cornersOf("2.5rem", "card"),
      width: "full",
      height: "auto",
      aspectRatio: "scene",
      objectFit: "cover",
    },
  },
});

export const articleShare = defineSlotRecipe({
  className: "article-share",
  slots: ["root", "title", "list", "item", "status"],
  base: {
    root: {
      ...container,
      display: "grid",
      gap: "3",
      paddingBlockEnd: { base: "10", lg: "16" },
      _print: { display: "none" },
    },
    title: {
      fontFamily: "heading",
      fontWeight: "medium",
      fontSize: "sm",
      textTransform: capitals,
      color: "surface.muted",
    },
    list: { display: "flex", flexWrap: "wrap", gap: "2" },
    // Buttons that need scripts keep their place until they work.
    item: { "&[data-scripted]": { "@media (scripting: none)": { display: "none" } } },
    status: { color: "surface.muted", textStyle: "small", minHeight: "6" },
  },
});
