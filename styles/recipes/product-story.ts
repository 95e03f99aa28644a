import { defineSlotRecipe } from "../define.ts";
import { fontsInView, textLink } from "../fragments.ts";

const glow =
  "[radial-gradient(60% 60% at 50% 50%, color-mix(in srgb, {colors.highlight} 34%, transparent), transparent), linear-gradient({colors.chrome}, {colors.chrome})]";

/** The first feature has its own row, the others are in pairs, and an unpaired last one has its own row again. */
export const featureStory = defineSlotRecipe({
  className: "feature-story",
  slots: ["root", "feature", "stage", "picture", "words", "title", "text"],
  base: {
    root: {
      display: "grid",
      gap: { base: "4", lg: "6" },
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      _print: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    },
    feature: {
      display: "grid",
      gridTemplateRows: "auto 1fr",
      minWidth: "0",
      overflow: "hidden",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
      backgroundColor: "surface.card",
      breakInside: "avoid",
      "&:first-child, &:last-child:nth-child(even)": {
        lg: {
          gridColumn: "1 / -1",
          gridTemplateRows: "auto",
          gridTemplateColumns: "repeat(auto-fit, minmax(24rem, 1fr))",
          alignItems: "center",
        },
      },
      "&:last-child:nth-child(even) > :first-child:not(:only-child)": { lg: { order: "1" } },
    },
    stage: {
      aspectRatio: { base: "[4 / 3]", xl: "[16 / 11]" },
      backgroundImage: glow,
      _print: { aspectRatio: "[2 / 1]" },
    },
    picture: { width: "full", height: "full", objectFit: "contain" },
    words: {
      display: "grid",
      alignContent: "start",
      gap: "3",
      padding: { base: "5", lg: "8" },
      minWidth: "0",
    },
    title: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "center",
      gap: "3",
      textStyle: "h4",
      hyphens: "auto",
      overflowWrap: "anywhere",
      "& svg": { color: "surface.accent" },
    },
    text: { color: "surface.muted", maxWidth: "prose" },
  },
});

export const modelView = defineSlotRecipe({
  className: "model-view",
  slots: ["root", "stage", "viewer", "poster", "ar", "note", "steps", "step", "toggle"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "4",
      // Browsers move a grid with controls that are not printed to the next sheet, along with the content before it.
      _print: { display: "contents" },
    },
    stage: {
      width: "full",
      overflow: "hidden",
      aspectRatio: { base: "square", sm: "[4 / 3]" },
      backgroundColor: "surface.card",
      backgroundImage:
        "[radial-gradient(60% 55% at 50% 42%, color-mix(in srgb, {colors.highlight} 16%, transparent), transparent), {gradients.stage}]",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
    },
    viewer: {
      position: "relative",
      display: "block",
      width: "full",
      height: "full",
      "&:not(:defined) > button": { display: "none" },
    },
    poster: { width: "full", height: "full", padding: { base: "4", lg: "8" }, objectFit: "contain" },
    ar: { position: "absolute", insetInlineEnd: "4", insetBlockEnd: "4" },
    note: { color: "surface.muted", textStyle: "small" },
    steps: { display: "flex", gap: "2" },
    step: {
      display: "grid",
      placeItems: "center",
      width: "12",
      height: "12",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "button",
      backgroundColor: "surface.card",
      fontSize: "lg",
      cursor: "pointer",
      _hover: { borderColor: "highlight" },
      _disabled: { color: "surface.muted", cursor: "default" },
      "&[data-direction=previous] svg": { scale: "[-1 1]" },
    },
    toggle: { justifySelf: "start", "@media (scripting: none)": { display: "[none !important]" } },
  },
});

export const boxList = defineSlotRecipe({
  className: "box-list",
  slots: ["root", "item"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
      columnGap: "8",
    },
    item: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      gap: "3",
      alignItems: "center",
      paddingBlock: "3",
      borderBlockEnd: "thin",
      borderColor: "surface.line",
      "& svg": { color: "surface.accent" },
    },
  },
});

export const productShops = defineSlotRecipe({
  className: "product-shops",
  slots: ["root", "list", "shop", "name", "facts", "link"],
  base: {
    root: { display: "grid", gap: "6", justifyItems: "start" },
    list: {
      display: "grid",
      width: "full",
      columnGap: "8",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    },
    shop: {
      display: "grid",
      gap: "1",
      alignContent: "start",
      paddingBlock: "4",
      borderBlockEnd: "thin",
      borderColor: "surface.line",
      overflowWrap: "anywhere",
    },
    name: { fontWeight: "medium", ...fontsInView },
    facts: { color: "surface.muted", textStyle: "small" },
    link: { ...textLink, paddingBlock: "1", justifySelf: "start" },
  },
});

export const firmwareList = defineSlotRecipe({
  className: "firmware-list",
  slots: ["root", "version", "summary", "number", "date", "notes", "file"],
  base: {
    root: { display: "grid" },
    version: { borderBlockEnd: "thin", borderColor: "surface.line" },
    summary: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: "4",
      paddingBlock: "3",
      cursor: "pointer",
      _hover: { color: "surface.accent" },
      _before: { content: "'+'", width: "4", "[open] > &": { content: "'−'" } },
    },
    number: { fontWeight: "medium" },
    date: { color: "surface.muted", textStyle: "small" },
    notes: {
      display: "grid",
      gap: "1",
      paddingInlineStart: "12",
      paddingBlockEnd: "4",
      listStyle: "disc",
      color: "surface.muted",
    },
    file: { ...textLink, display: "inline-block", marginInlineStart: "8", marginBlockEnd: "4" },
  },
});
