import { defineRecipe } from "../define.ts";

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
      backgroundGradient: "facetLines",
      color: "chrome.muted",
      textStyle: "small",
      textAlign: "center",
      textWrap: "balance",
      overflowWrap: "anywhere",
    },
  },
});
