import { defineRecipe } from "../define.ts";

/**
 * Until an opaque picture has loaded, its place has its dominant color (`styles/picture-color.ts`), which the picture then covers.
 * A transparent picture has none: it would stand on the color for good. Where a picture fails, browsers render `::after`: its text on a cut tile.
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
