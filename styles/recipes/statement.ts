import { defineSlotRecipe } from "../define.ts";

import { arrowMark, coveringLink, cutCorners, eyebrow, linkedCard } from "./card-surface.ts";

export const statement = defineSlotRecipe({
  className: "statement",
  slots: ["root", "content", "eyebrow", "title", "text", "picture"],
  base: {
    root: {
      display: "grid",
      gap: { base: "8", lg: "16" },
      alignItems: "center",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" },
    },
    content: { display: "grid", gap: "5", justifyItems: "start" },
    eyebrow,
    title: { textStyle: "h2", fontSize: "[clamp(2.125rem, 1.4rem + 2.6vw, 3.75rem)]", hyphens: "auto" },
    text: { textStyle: "lead", color: "surface.muted", maxWidth: "[36rem]" },
    picture: {
      ...cutCorners,
      aspectRatio: { base: "[16 / 10]", lg: "[4 / 3]" },
      maxHeight: "[36rem]",
      width: "full",
      "& img": { width: "full", height: "full", objectFit: "cover", objectPosition: "[90% 50%]" },
    },
  },
});

export const story = defineSlotRecipe({
  className: "story",
  slots: ["root", "picture", "content", "eyebrow"],
  base: {
    root: {
      display: "grid",
      gap: { base: "8", lg: "16" },
      alignItems: "start",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" },
    },
    picture: {
      ...cutCorners,
      position: { lg: "sticky" },
      insetBlockStart: { lg: "[6.625rem]" },
      aspectRatio: { base: "[16 / 10]", lg: "[4 / 5]" },
      maxHeight: "[44rem]",
      width: "full",
      "& img": { width: "full", height: "full", objectFit: "cover", objectPosition: "[66% 50%]" },
    },
    content: { display: "grid", gap: "5" },
    eyebrow,
  },
});

export const figureList = defineSlotRecipe({
  className: "figure-list",
  slots: ["root", "item", "value", "label"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: "[repeat(auto-fit, minmax(min(100%, 9rem), 1fr))]",
      // No row of three and one.
      "&:has(> :nth-child(4):last-child)": {
        xsToMd: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      },
      columnGap: { base: "4", lg: "6" },
      rowGap: "6",
      marginBlockStart: { base: "10", lg: "16" },
    },
    // The number stands first for the eye, what it counts first for a screen reader.
    item: {
      display: "flex",
      flexDirection: "column-reverse",
      justifyContent: "flex-end",
      gap: "1",
      paddingBlockStart: "5",
      borderBlockStart: "thin",
      borderColor: "surface.line",
      position: "relative",
      _before: {
        content: "''",
        position: "absolute",
        insetBlockStart: "-0.5",
        insetInlineStart: "0",
        width: "12",
        height: "[.1875rem]",
        backgroundColor: "surface.accent",
      },
    },
    value: { fontFamily: "heading", fontSize: "h3", fontWeight: "medium", lineHeight: "h4" },
    label: { color: "surface.muted", textStyle: "body" },
  },
});

export const helpTile = defineSlotRecipe({
  className: "help-tile",
  slots: ["root", "icon", "title", "text", "arrow"],
  base: {
    root: {
      ...linkedCard,
      display: "flex",
      flexDirection: "column",
      gap: "3",
      padding: { base: "5", lg: "6" },
    },
    icon: { color: "surface.accent", width: "iconLarge", height: "iconLarge", marginBlockEnd: "2" },
    title: { ...coveringLink, textStyle: "h4", hyphens: "auto" },
    text: { color: "surface.muted", textStyle: "body", marginBlockEnd: "3" },
    arrow: arrowMark,
  },
});
