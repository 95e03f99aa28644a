import { defineSlotRecipe } from "../define.ts";
import { thinScrollbar } from "../fragments.ts";

export const pictureGallery = defineSlotRecipe({
  className: "picture-gallery",
  slots: ["stage", "picture", "sign", "thumbnail"],
  base: {
    stage: {
      position: "relative",
      display: "block",
      overflow: "hidden",
      aspectRatio: { base: "square", sm: "[4 / 3]" },
      "--inset": { base: "{spacing.4}", lg: "{spacing.8}" },
      backgroundColor: "surface.card",
      backgroundImage:
        "[radial-gradient(60% 55% at 50% 42%, color-mix(in srgb, {colors.highlight} 16%, transparent), transparent), {gradients.stage}]",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
      cursor: "zoom-in",
      "&:hover .picture-gallery__sign": { backgroundColor: "action", color: "action.text" },
    },
    // Positioned, because WebKit resolves a percentage of a height from `aspect-ratio` before the padding.
    picture: {
      position: "absolute",
      inset: "[var(--inset)]",
      width: "[calc(100% - 2 * var(--inset))]",
      height: "[calc(100% - 2 * var(--inset))]",
      objectFit: "contain",
    },
    sign: {
      position: "absolute",
      insetInlineEnd: "4",
      insetBlockEnd: "4",
      display: "grid",
      placeItems: "center",
      width: "12",
      height: "12",
      borderRadius: "button",
      border: "thin",
      borderColor: "surface.line",
      backgroundColor: "surface.card",
      color: "surface.text",
      transitionProperty: "[background-color, color]",
      transitionDuration: "quick",
    },
    // Too small for alternative text.
    thumbnail: {
      width: "full",
      height: "full",
      padding: "2",
      objectFit: "contain",
      backgroundGradient: "stage",
      _after: { color: "transparent" },
    },
  },
});

export const zoomDialog = defineSlotRecipe({
  className: "zoom-dialog",
  slots: ["root", "bar", "count", "button", "stage", "toggle", "picture"],
  base: {
    root: {
      width: "[100vw]",
      height: "[100dvh]",
      maxWidth: "[none]",
      maxHeight: "[none]",
      padding: "0",
      border: "none",
      backgroundColor: "chrome",
      color: "chrome.text",
      "&[open]": { display: "grid", gridTemplateRows: "auto minmax(0, 1fr)" },
      "&::backdrop": { backgroundColor: "chrome" },
    },
    bar: { display: "flex", alignItems: "center", gap: "2", padding: { base: "2", md: "4" } },
    count: {
      flexGrow: "1",
      paddingInlineStart: "2",
      fontFamily: "heading",
      fontVariantNumeric: "tabular-nums",
      color: "chrome.muted",
    },
    button: {
      display: "grid",
      placeItems: "center",
      width: "12",
      height: "12",
      border: "thin",
      borderColor: "chrome.line",
      borderRadius: "button",
      backgroundColor: "chrome.raised",
      cursor: "pointer",
      _hover: { borderColor: "highlight" },
      "&[data-direction=previous] svg": { scale: { base: "[-1 1]", _rtl: "[1 1]" } },
      "&[data-direction=next] svg": { scale: { _rtl: "[-1 1]" } },
    },
    stage: {
      overflow: "hidden",
      direction: "ltr",
      touchAction: "none",
      userSelect: "none",
      backgroundImage:
        "[radial-gradient(50% 50% at 50% 50%, color-mix(in srgb, {colors.highlight} 22%, transparent), transparent), {gradients.plate}]",
      "&[data-large]": { overflow: "auto", ...thinScrollbar },
    },
    toggle: {
      display: "block",
      width: "[calc(100% * var(--zoom, 1))]",
      height: "[calc(100% * var(--zoom, 1))]",
      cursor: "zoom-in",
      _focusVisible: { outlineOffset: "-1" },
      "[data-large] > &": { cursor: "zoom-out" },
    },
    picture: { width: "full", height: "full", objectFit: "contain" },
  },
});
