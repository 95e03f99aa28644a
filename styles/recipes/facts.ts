import { defineRecipe, defineSlotRecipe } from "../define.ts";

import { cardFace } from "./card-surface.ts";
import { crystal } from "./prose.ts";

export const featureList = defineSlotRecipe({
  className: "feature-list",
  slots: ["root", "rows", "row", "icon", "title", "text", "picture"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      gap: { base: "8", lg: "16" },
    },
    rows: { display: "grid", alignContent: "start" },
    row: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: { base: "4", md: "6" },
      rowGap: "1",
      paddingBlock: "6",
      borderBlockStart: "thin",
      borderColor: "surface.line",
      _last: { borderBlockEnd: "thin", borderColor: "surface.line" },
    },
    icon: { gridRow: "span 2", color: "surface.accent", width: "iconLarge", height: "iconLarge" },
    title: { textStyle: "h4" },
    text: { color: "surface.muted", maxWidth: "prose" },
    // As high as the rows beside it; what a scene shows stands right of its middle.
    picture: {
      width: "full",
      height: { base: "auto", lg: "full" },
      minHeight: { lg: "0" },
      aspectRatio: { base: "scene", lg: "[auto]" },
      objectFit: "cover",
      objectPosition: { lg: "[72% 50%]" },
      borderRadius: "card",
    },
  },
  variants: {
    side: { start: { picture: { order: { lg: "[-1]" } } }, end: {} },
  },
  defaultVariants: { side: "end" },
});

export const infoblock = defineSlotRecipe({
  className: "infoblock",
  slots: ["root", "picture", "body", "title"],
  base: {
    root: {
      display: "flex",
      ...cardFace,
      flexDirection: "column",
      overflow: "hidden",
      // With a row of its own it lies down.
      "&:nth-child(3):last-child": {
        mdToXl: { flexDirection: "row", "& > img": { width: "[50%]", height: "auto" } },
      },
    },
    picture: { width: "full", height: "auto", aspectRatio: "scene", objectFit: "cover" },
    body: {
      display: "grid",
      gap: "3",
      gridTemplateColumns: "[minmax(0, 1fr)]",
      alignContent: "start",
      padding: { base: "5", lg: "8" },
    },
    title: { textStyle: "h4", hyphens: "auto", overflowWrap: "anywhere" },
  },
});

export const bullets = defineRecipe({
  className: "bullets",
  base: {
    display: "grid",
    columnGap: { base: "8", lg: "16" },
    "& > li": {
      paddingInlineStart: "10",
      paddingBlock: "3",
      textStyle: "lead",
      borderBlockEnd: "thin",
      borderColor: "surface.line",
      backgroundImage: `[${crystal}]`,
      backgroundRepeat: "no-repeat",
      backgroundSize: "[1.25rem]",
      backgroundPosition: "[0 1.1rem]",
      _rtl: { backgroundPosition: "[100% 1.1rem]" },
    },
  },
  variants: {
    columns: {
      "1": { maxWidth: "prose" },
      "2": { gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});

export const points = defineSlotRecipe({
  className: "points",
  slots: ["root", "point", "figure", "unit", "label"],
  base: {
    root: {
      display: "grid",
      gap: { base: "8", xl: "12" },
      // Pairs, before there is room for four: three and one look like a mistake.
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        sm: "repeat(2, minmax(0, 1fr))",
        lg: "repeat(auto-fit, minmax(13rem, 1fr))",
      },
    },
    // The label names the figure below it in the source and stands below it on the screen.
    point: {
      display: "flex",
      flexDirection: "column-reverse",
      justifyContent: "flex-end",
      gap: "2",
      paddingInlineStart: "5",
      borderInlineStart: "medium",
      borderColor: "orchid",
    },
    figure: { textStyle: "h2", lineHeight: "none", hyphens: "none" },
    // Below its number for all, where it may not fit beside one of them.
    unit: {
      display: { lgToXl: "block" },
      fontSize: "h4",
      fontWeight: "regular",
      color: "surface.accent",
      textTransform: "none",
    },
    label: { color: "surface.muted", hyphens: "auto" },
  },
});
