import { defineRecipe } from "../define.ts";
import { facets, smallMarkShape } from "../shapes.ts";

/**
 * Opaque pictures have a placeholder color (`styles/pictures.ts`); transparent ones would show it through.
 * If loading fails, browsers render `::after` with the alternative text.
 */
export const picture = defineRecipe({
  className: "picture",
  base: {
    // Makes the image the containing block of `::after` without affecting layout.
    transformStyle: "preserve-3d",
    // A failed picture is laid out as text, which would widen its column.
    minWidth: "0",
    minHeight: "0",
    backgroundColor: "[var(--picture-color)]",
    _after: {
      content: "attr(alt)",
      position: "absolute",
      inset: "0",
      display: "grid",
      placeContent: "[safe center]",
      justifyItems: "center",
      padding: "4",
      overflow: "hidden",
      backgroundColor: "chrome.raised",
      backgroundGradient: "crossingLines",
      color: "chrome.muted",
      textStyle: "small",
      textAlign: "center",
      textWrap: "balance",
      overflowWrap: "anywhere",
    },
  },
});

/** In place of a missing picture: the shape of the brand, lit from the upper left. */
export const pictureShape = defineRecipe({
  className: "picture-shape",
  base: {
    display: "block",
    width: "full",
    maxWidth: "[15rem]",
    aspectRatio: "square",
    maxHeight: "full",
    margin: "auto",
    clipPath: smallMarkShape,
    backgroundImage: facets
      ? "[linear-gradient(135deg, color-mix(in srgb, {colors.surface.card} 72%, transparent), transparent 58%), conic-gradient(from 30deg, color-mix(in srgb, {colors.highlight} 30%, {colors.surface.line}) 0 60deg, color-mix(in srgb, {colors.highlight} 44%, {colors.surface.line}) 0 120deg, color-mix(in srgb, {colors.highlight} 34%, {colors.surface.line}) 0 180deg, color-mix(in srgb, {colors.highlight} 20%, {colors.surface.line}) 0 240deg, color-mix(in srgb, {colors.highlight} 10%, {colors.surface.line}) 0 300deg, color-mix(in srgb, {colors.highlight} 16%, {colors.surface.line}) 0)]"
      : "[linear-gradient(135deg, color-mix(in srgb, {colors.highlight} 14%, {colors.surface.line}), {colors.surface.line})]",
  },
});
