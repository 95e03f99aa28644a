import { defineRecipe } from "../define.ts";

/**
 * Until a picture has loaded its place has the picture's dominant colour (`styles/picture-color.ts`).
 * Products are transparent and have none: their place is tinted for as long as a first picture may take. Where a picture fails, browsers draw `::after`: its text on a cut tile.
 */
export const picture = defineRecipe({
  className: "picture",
  base: {
    // Establishes the tile's frame without taking part in the layout, as a position would.
    transformStyle: "preserve-3d",
    // A failed picture is laid out like text, which would widen the column it stands in.
    minWidth: "0",
    minHeight: "0",
    backgroundColor: "[var(--picture-color)]",
    // It waits, which costs nothing, and goes in three steps: for each, styles are computed for all pictures.
    animationName: "picture",
    animationDelay: "picture",
    animationDuration: "quick",
    animationTimingFunction: "[steps(3)]",
    animationFillMode: "backwards",
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
      backgroundGradient: "facetLines",
      color: "chrome.muted",
      textStyle: "small",
      textAlign: "center",
      textWrap: "balance",
      overflowWrap: "anywhere",
    },
  },
});
